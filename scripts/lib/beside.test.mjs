import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onRead, takeLists, unread } from "../../app/lib/beside.ts";
import { exportsOf, writtenLists } from "./beside.mjs";
import { listFiles, listPath } from "./lists-beside.mjs";

test("what lies beside the worker is taken as it was, regular expressions and sets too", async () => {
  const lists = await exportsOf(listFiles());
  expect(Object.keys(lists).length).toBeGreaterThan(20);
  /** @type {Record<string, Record<string, any>>} */
  const taken = {};
  for (const path of Object.keys(lists))
    onRead(path, (exported) => Object.assign(taken, { [path]: exported }));
  takeLists(JSON.parse(JSON.stringify(await writtenLists(lists))));
  expect(taken).toEqual(lists);
  // In the order in which it was written: of several that fit the first one counts.
  for (const [path, exported] of Object.entries(lists))
    for (const [name, value] of Object.entries(exported))
      expect(Object.keys(taken[path]?.[name])).toEqual(Object.keys(/** @type {object} */ (value)));
});

test("no function is a list: it could not be written down", async () => {
  const lists = await exportsOf(listFiles());
  await expect(writtenLists({ ...lists, "app/a.data.ts": { of: () => 1 } })).rejects.toThrow(/function/);
});

test("whoever looks into a list before it was read gets an error and not an empty list", () => {
  const list = /** @type {string[]} */ (unread("app/some/list.data.ts#LIST"));
  expect(() => [...list]).toThrow("app/some/list.data.ts#LIST lies beside the worker and is not read yet");
  expect(() => ({ ...list })).toThrow("not read yet");
  expect(() => list.map(String)).toThrow("not read yet");
});

test("only modules that nothing else is taken from lie beside the worker", () => {
  const path = new URL("../../app/features/account/account/common-passwords.data.ts", import.meta.url)
    .pathname;
  expect(listPath(path)).toBe("app/features/account/account/common-passwords.data.ts");
  expect(listPath(path.replace("common-passwords.data", "account.commands.server"))).toBeUndefined();
  for (const file of listFiles())
    expect([file, /^export (?!const |type |interface )/m.test(readFileSync(file, "utf8"))]).toEqual([
      file,
      false,
    ]);
});
