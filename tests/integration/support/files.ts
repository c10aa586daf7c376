import fs from "node:fs";
import { inRoot } from "../../../scripts/lib/root.mjs";

const CLIENT = inRoot("build", "client");

/** The addresses of all files that the product serves as they are. */
export function servedFiles(): string[] {
  return fs
    .readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "_headers")
    .map((entry) => `${entry.parentPath.slice(CLIENT.length)}/${entry.name}`);
}
