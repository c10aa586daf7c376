import path from "node:path";

/**
 * The npm to call: the one that started this script, else the one on the PATH.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  // Yarn and pnpm set the same variable.
  if (own && path.basename(own) === "npm-cli.js") return [process.execPath, [own, ...args]];
  return ["npm", args];
}
