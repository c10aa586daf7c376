declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** Made by `npm run build`; absent on a fresh clone. */
declare module "*/build/server/app/index.js";
declare module "*/build/server/jobs/index.js";
