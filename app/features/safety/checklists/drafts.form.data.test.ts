import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { formOf } from "../../../../tests/forms.ts";
import { readList } from "./checklists.queries.server.ts";
import { answerBegin, answerDraft } from "./drafts.form.server.ts";
import { draftView } from "./drafts.view.server.ts";

const db = testDatabase();
const key = () => crypto.randomUUID() as string;

/** A guest who works in Spanish, with forms as their page sends them. */
function guest() {
  const owner = freshGuest();
  const visitor = { ensureOwner: async () => owner };
  const context = { db, now: createClock().now, language: "es" as const, formKey: key, visitor };
  const view = async (id: string, query = "") => {
    const about = { id, search: new URLSearchParams(query) };
    const found = await draftView(context, { ...inOwn(owner), role: "owner" } as never, about);
    if (!found) throw new Error("gone");
    return found;
  };
  const send = async (id: string, fields: Record<string, string>) => {
    const { version } = await view(id);
    const form = formOf({ version: String(version), idem: key(), ...fields });
    return answerDraft(context as never, id, form);
  };
  const begin = (fields: Record<string, string>) =>
    answerBegin(context as never, formOf({ intent: "begin", idem: key(), ...fields }));
  return { context, actor: inOwn(owner), view, send, begin };
}

const ITEM = { intent: "item", responses: "yesNo", weight: "2", note: "fail" };

test("a list is written in Spanish by forms alone, published, and read as it was written", async () => {
  const { actor, begin, send, view } = guest();
  const begun = await begin({ nameEs: "Caseta" });
  const id = begun.ok ? (begun.to.split("/").at(-1) ?? "") : "";
  expect(begun).toMatchObject({ ok: true, toast: "checklistDraftBegun" });
  expect(await send(id, { intent: "section", titleEs: "Puerta" })).toMatchObject({ ok: true });
  const section = (await view(id)).sections[0]?.id ?? "";
  const added = await send(id, { ...ITEM, inSection: section, promptEs: "¿Cierra?", critical: "on" });
  expect(added).toMatchObject({ ok: true, to: `/checklist-draft/${id}?in=${section}#item` });
  const [first] = (await view(id)).sections[0]?.items ?? [];
  const shown = { showItem: first?.id ?? "", showIs: "no" };
  const second = {
    ...ITEM,
    inSection: section,
    promptEs: "¿Quién tiene la llave?",
    citation: "29 CFR 1926.34",
  };
  expect(await send(id, { ...second, ...shown })).toMatchObject({ ok: true });
  expect(await send(id, { intent: "publish" })).toMatchObject({ ok: true, to: `/checklist/${id}` });
  const { list } = await readList(db, actor, id);
  expect(JSON.parse(list?.content ?? "")).toMatchObject({
    ...{ version: 1, name: { en: "Caseta", es: "Caseta", he: "" } },
    sections: [
      {
        items: [
          { critical: true, weight: 2, require: { note: ["fail"], photo: [], action: [] } },
          { showIf: { item: first?.id, is: "no" }, citation: "29 CFR 1926.34" },
        ],
      },
    ],
  });
  const next = await view(id);
  expect([next.isChanged, next.base, next.sections[0]?.items[1]?.shownBy?.prompt]).toEqual([
    false,
    1,
    "¿Cierra?",
  ]);
});

test("what is wrong is said beside its field with what was typed, and every box that was ticked stays", async () => {
  const { begin, send, view } = guest();
  expect(await begin({ nameEs: " " })).toMatchObject({
    status: 422,
    sent: { errors: { nameEs: "errors.words" } },
  });
  expect(await begin({ nameEs: "x", from: "no-such-list" })).toMatchObject({ status: 404 });
  const begun = await begin({ nameEs: "Escaleras", from: "ladder" });
  const id = begun.ok ? (begun.to.split("/").at(-1) ?? "") : "";
  const { sections } = await view(id);
  const [section] = sections;
  const [one, two] = section?.items ?? [];
  const inSection = section?.id ?? "";
  const wrong = async (fields: Record<string, string>) => {
    const answer = await send(id, { ...ITEM, inSection, promptEs: "¿Y?", ...fields });
    return answer.ok ? "ok" : [answer.status, Object.keys(answer.sent.errors), answer.sent.fields.promptEs];
  };
  expect(await wrong({ promptEs: " " })).toEqual([422, ["promptEs"], " "]);
  expect(await wrong({ weight: "101" })).toEqual([400, ["weight"], "¿Y?"]);
  expect(await wrong({ showItem: two?.id ?? "", showIs: "yes", item: one?.id ?? "" })).toEqual([
    422,
    ["showItem"],
    "¿Y?",
  ]);
  expect(await wrong({ showItem: one?.id ?? "", showIs: "maybe" })).toEqual([422, ["showIs"], "¿Y?"]);
  const { version } = await view(id);
  const form = formOf({ ...ITEM, version: String(version), idem: key(), inSection: "gone", promptEs: "¿Y?" });
  form.append("note", "out");
  const sent = await answerDraft(guest().context as never, id, form);
  // Of somebody else's list it is said that it is not there.
  expect(sent).toMatchObject({ ok: false, status: 404, sent: { fields: { note: "fail out" } } });
});

test("a page that is out of date keeps what was typed, and what was discarded is gone", async () => {
  const { begin, send, view } = guest();
  const begun = await begin({ nameEs: "Caseta" });
  const id = begun.ok ? (begun.to.split("/").at(-1) ?? "") : "";
  const { version } = await view(id);
  expect(await send(id, { intent: "name", nameEs: "Caseta 7" })).toMatchObject({ ok: true });
  const late = await send(id, { intent: "name", nameEs: "Caseta 8", version: String(version) });
  expect(late).toMatchObject({
    status: 409,
    sent: { problem: "errors.stale", fields: { nameEs: "Caseta 8" } },
  });
  expect((await view(id)).title).toBe("Caseta 7");
  expect(await send(id, { intent: "publish" })).toMatchObject({
    status: 409,
    sent: { problem: "errors.gaps" },
  });
  expect(await send(id, { intent: "discard" })).toMatchObject({ ok: true, toast: "checklistDraftDiscarded" });
  await expect(view(id)).rejects.toThrow("gone");
});
