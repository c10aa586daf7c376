import path from "node:path";

/** The folder of the project, wherever the command was started from. */
export const ROOT = path.resolve(import.meta.dirname, "..", "..");

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
