import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { LINE_LIMITS } from "~/engines/lines/lines.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { answerStart } from "./estimates.form.server.ts";

const db = testDatabase();
const key = () => crypto.randomUUID() as string;

/** Somebody's browser, which sends files of lines to the page that reads them. */
function visitor() {
  const owner = freshGuest();
  const context = {
    ...{ db, ...createClock(), formKey: key, language: "en", contributions: joinedContributions },
    visitor: { ensureOwner: async () => owner },
    env: {},
  } as never;
  return (lines: number, estimate = "") => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent: "import", idem: key(), estimate }))
      body.append(name, value);
    const rows = Array.from({ length: lines }, (_, n) => `Nails ${n % 3},Nail ${n},2,ea,1.5`);
    const text = ["Section,Description,Quantity,Unit,Unit cost", ...rows].join("\n");
    body.append("file", new File([text], "nails.csv", { type: "text/csv" }));
    return answerStart(context, new Request("http://localhost/", { method: "POST", body }));
  };
}

test("of a long file an estimate takes as many lines as it has room for, and says so", async () => {
  const send = visitor();
  const most = LINE_LIMITS.lines;
  expect(await send(20_000)).toMatchObject({ ok: true, report: { kept: most, more: true, most } });
  const whole = await send(most);
  expect(whole).toMatchObject({ ok: true, report: undefined });
});

test("what has no room in an estimate that stands is refused beside the file, and nothing of it is added", async () => {
  const send = visitor();
  const made = await send(LINE_LIMITS.lines);
  const estimate = made.ok ? (made.to.split("/").at(-1) ?? "") : "";
  expect(await send(1, estimate)).toMatchObject({
    ok: false,
    status: 409,
    sent: { errors: { file: "errors.full" } },
  });
});
