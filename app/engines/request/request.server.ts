// The front door to answers that are kept. What pages and schemas need too is in request.ts.
// biome-ignore lint/performance/noBarrelFile: an engine's front door, the one file that others import
export { addingFile, type KeptIn, keeping, takingFile } from "./kept.server.ts";
