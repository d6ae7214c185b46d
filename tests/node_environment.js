// Before a test program runs under node: our settings of the environment, of which wasm sees nothing by itself.
Module.preRun = [() => {
  for (const [name, value] of Object.entries(process.env)) if (name.startsWith('TETRARCHY_')) ENV[name] = value;
}];
