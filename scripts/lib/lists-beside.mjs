import path from "node:path";
import { filesBelow } from "./files.mjs";
import { inRoot, ROOT } from "./root.mjs";

/**
 * Modules that only export long lists, and that nothing looks into while it is loaded: their values lie beside the built
 * worker (docs/decisions/0017-texts-beside-the-worker.md).
 */
const LISTS = [
  /^app\/lib\/paper\/paper-fonts\.data\.ts$/,
  /^app\/engines\/knowledge\/(?:synonyms|stop-words)\.data\.ts$/,
  /^app\/features\/account\/account\/common-passwords\.data\.ts$/,
  /^app\/features\/assistant\/joe\/hazards\/(?:concepts|dangers)\/[\w-]+\.data\.ts$/,
  /^app\/features\/assistant\/joe\/hazards\/(?:names-of-things|second-reader)\.data\.ts$/,
  /^app\/features\/assistant\/joe\/limits\/(?:limits|besides|cases|duties|neutral-words)\.data\.ts$/,
  /^app\/features\/assistant\/joe\/calculations\/cues\.data\.ts$/,
  /^app\/features\/assistant\/joe\/fidelity\/(?:english|spanish|hebrew)\.lexicon\.ts$/,
  /^app\/features\/business\/proposals\/templates\.(?:en|es|he)\.data\.server\.ts$/,
  /^app\/features\/tools\/licences\/(?:boards|more-trade-boards)\.data\.ts$/,
  /^app\/features\/patents\/patents\/data\/patents\.data\.ts$/,
  /^app\/features\/tools\/calculators\/calculators\.data\.ts$/,
  /^app\/features\/tools\/(?:codes\/official-words|lingo\/drawings)\.data\.ts$/,
  /^app\/features\/projects\/schedules\/template-lines\.data\.ts$/,
  /^app\/features\/safety\/checklists\/templates\/built-in\.data\.ts$/,
  /^app\/features\/safety\/tailgate\/library\/library\.data\.ts$/,
  /^app\/features\/university\/courses\/data\/courses\.data\.ts$/,
  /^db\/seed\/sample\/(?:business|equipment|materials|network)\/[\w-]+\.data\.ts$/,
];

/**
 * The path of a module from the root, with slashes, if its values lie beside the worker.
 * @param {string} file absolute
 */
export function listPath(file) {
  const own = path.relative(ROOT, file).split(path.sep).join("/");
  return LISTS.some((pattern) => pattern.test(own)) && !own.includes(".test.") ? own : undefined;
}

/** All such modules, by absolute path. */
export const listFiles = () =>
  ["app", "db"]
    .flatMap((folder) => filesBelow(inRoot(folder)))
    .filter((file) => listPath(file) !== undefined);
