import { expect, test } from "vitest";
import { commandProblems } from "./command-rules.mjs";

const FILE = "app/features/materials/shop/shop.commands.server.ts";

test.each([
  `export async function change(deps: Deps, owner: Owner, input: Change): Promise<CommandResult<"full">> {}`,
  `export type ChangeResult = CommandResult<"full">;
   export const change = async (deps: Deps, input: Change): Promise<ChangeResult> => work(deps);`,
  `export type Told =
     | CommandResult<"full">
     | { ok: false; error: "image"; pixels: number };
   export async function change(deps: Deps, input: Change): Promise<Told> {}`,
  // Statements for a caller's batch, and what the file keeps to itself.
  `export function statements({ db }: Deps): Statement[] {}
   async function find(deps: Deps) {}
   // A Response of 404 is said elsewhere; 4096 is a size.
   const MOST = 4096;`,
])("a command that keeps to the pattern is fine: %#", (source) => {
  expect(commandProblems(FILE, source)).toEqual([]);
});

const answers = "Promise<CommandResult>";

test.each([
  ["a form", `export async function change(deps: Deps, form: FormData): ${answers} {}`],
  ["a request", `export async function change(deps: Deps, { url }: Request): ${answers} {}`],
  ["an answer", `export async function change(deps: Deps): ${answers} { throw new Response(); }`],
  ["a status", `const STATUS = { full: 409 };`],
  ["a status of a refusal", `const refused = () => ({ ok: false, status: 503 });`],
  ["nothing that says whether it was done", "export async function change(deps: Deps): Promise<void> {}"],
  ["a yes or no", "export const change = async (deps: Deps): Promise<boolean> => true;"],
  ["no type", "export async function change(deps: Deps) {}"],
  ["a promise without a word for it", "export const change = (deps: Deps): Promise<boolean> => work(deps);"],
  [
    "another type",
    `export type Told = { ok: true };\nexport async function change(deps: Deps): Promise<Told> {}`,
  ],
  ["one by one what belongs together", `export async function change(a: A, b: B, c: C, d: D): ${answers} {}`],
])("a command with %s is found", (_what, source) => {
  expect(commandProblems(FILE, source)).toHaveLength(1);
});

test("other files are left alone", () => {
  expect(
    commandProblems("app/routes/materials/cart.tsx", "export async function action(form: FormData) {}"),
  ).toEqual([]);
});
