import fs from "node:fs";
import { expect, test } from "vitest";

/** Of each line of the table: what it is about, what stands here, and what shows it. */
function lines(): string[][] {
  const text = fs.readFileSync("docs/security.md", "utf8");
  const part = text.split("\n## ASVS\n")[1]?.split("\n## ")[0] ?? "";
  return part
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

test("every line of the table of ASVS names a test that exists, or says why there is none", () => {
  expect(lines().length).toBeGreaterThan(40);
  for (const [, number, , shown = ""] of lines()) {
    if (shown.startsWith("does not apply")) continue;
    const named = shown.matchAll(/`([^`]+\.(?:ts|md))`(?: › ([^`]+?))?(?=; `|$)/g);
    const found = [...named].map(([, file = "", title]) => [
      number,
      file,
      title,
      fs.existsSync(file) && (!title || fs.readFileSync(file, "utf8").includes(title)),
    ]);
    expect([number, found.length > 0]).toEqual([number, true]);
    for (const entry of found) expect(entry.at(-1), entry.join(" ")).toBe(true);
  }
});
