import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFiles } from "~/engines/file/file.server.ts";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import { type Holder, makeLink, type Present, revokeLink } from "~/engines/trust/trust.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import { files } from "~db/schema/file.ts";
import { projectDocuments, projectDocumentVersions } from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, fakePasswords, MINUTE, SECRET } from "../../../../tests/factories.ts";
import { pdf, png, SVG } from "../../../../tests/pictures.ts";
import {
  addDocument,
  addVersion,
  editDocument,
  removeDocument,
  removeWithDocuments,
} from "./documents.commands.server.ts";
import contribution from "./documents.contributes.server.ts";
import { DOCUMENT_LIMITS, DOCUMENTS } from "./documents.limits.ts";
import { readDocuments } from "./documents.queries.server.ts";
import { documentsView } from "./documents.view.server.ts";
import { keepPage } from "./sheet-pages.commands.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const { kept, pictures } = memoryBucket();
const store = { db, now, bucket: pictures };
const key = () => crypto.randomUUID();
const OK = { ok: true };

async function jobOf(actor: Pick<Present, "workspace">) {
  const id = key();
  await db.insert(projects).values({
    ...{
      id,
      name: "Sample house",
      workspace: actor.workspace,
      siteZone: "America/Chicago",
      state: "planning",
    },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return id;
}

async function someone() {
  const { actor, owner } = await createMember(db);
  return { actor, owner, project: await jobOf(actor) };
}

const file = (bytes = pdf()) => ({ name: "A-101.pdf", bytes });
/** A picture that is like no other, as scans of two revisions are not. */
const other = (noise: number) => file(png({ noise }));
const paper = (project: string, more: object = {}) => ({
  ...{ project, idem: key(), name: "Floor plan", folder: "architectural", sheet: "A-101" },
  ...{ note: "", sentBy: "", file: file() },
  ...more,
});
const list = (actor: Present | Holder, project: string, more: object = {}) =>
  readDocuments(db, actor, { project, folder: "", page: 0, document: "", ...more });

async function kid(actor: Present | Holder, sent: ReturnType<typeof paper>) {
  const added = await addDocument(store, actor, sent);
  if (!added.ok) throw new Error(added.error);
  return added.id;
}

async function holderOf(
  actor: Present,
  owner: `user:${string}`,
  project: string,
  verbs: readonly "upload"[],
) {
  const deps = { db, now, secret: SECRET, passwords: fakePasswords, contributions: contribution };
  const made = await makeLink(deps, actor, {
    ...{ idem: key(), workspace: workspaceOf(owner), subject: { type: DOCUMENTS, id: project } },
    ...{ name: "Sample Architects", verbs, kind: "person" as const, days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  return holder;
}

test("a new version is the one that is shown, and the one before it stays readable", async () => {
  const { actor, project } = await someone();
  const document = await kid(actor, paper(project));
  clock.advance(MINUTE);
  const next = { document, idem: key(), note: "Addendum 2", sentBy: "", file: other(300) };
  expect(await addVersion(store, actor, next)).toEqual(OK);
  const found = await list(actor, project, { document });
  expect(found?.list).toMatchObject([{ id: document, number: 2, note: "Addendum 2", type: "image/png" }]);
  expect(found?.versions.map(({ number, type }) => [number, type])).toEqual([
    [2, "image/png"],
    [1, "application/pdf"],
  ]);
  expect(await addVersion(store, actor, next)).toEqual(OK);
  expect((await list(actor, project, { document }))?.versions).toHaveLength(2);
});

test("what is sent twice is one document, and another file from the same page is another", async () => {
  const { actor, project } = await someone();
  const sent = paper(project);
  const ids = await Promise.all([kid(actor, sent), kid(actor, sent)]);
  expect(new Set(ids).size).toBe(1);
  expect(await kid(actor, { ...sent, file: other(200) })).not.toBe(ids[0]);
  const found = await list(actor, project);
  expect(found?.list.map(({ number }) => number)).toEqual([1, 1]);
});

test("a file that is not kept leaves no document behind", async () => {
  const { actor, project } = await someone();
  for (const [bytes, error] of [
    [new TextEncoder().encode(SVG), "unknown"],
    [png().subarray(0, 50), "truncated"],
    [png({ noise: DOCUMENT_LIMITS.fileBytes + 1 }), "tooLarge"],
  ] as const)
    expect(await addDocument(store, actor, paper(project, { file: file(bytes) }))).toEqual({
      ok: false,
      error,
    });
  expect(await db.$count(projectDocuments, eq(projectDocuments.projectId, project))).toBe(0);
});

test("of versions that come at once each has a number of its own, and no more are kept than there is room for", async () => {
  const { actor, project } = await someone();
  const document = await kid(actor, paper(project));
  const room = DOCUMENT_LIMITS.versions - 1;
  const rows = Array.from({ length: room - 2 }, (_, n) => ({
    ...{ fileId: key(), workspace: actor.workspace, documentId: document, number: n + 2 },
    createdAt: now().toISOString(),
  }));
  for (let n = 0; n < rows.length; n += 10)
    await db.insert(projectDocumentVersions).values(rows.slice(n, n + 10));
  const sent = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      addVersion(store, actor, { document, idem: key(), note: "", sentBy: "", file: other(100 + n) }),
    ),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(2);
  expect(sent).toContainEqual({ ok: false, error: "tooMany" });
  const its = eq(projectDocumentVersions.documentId, document);
  const numbers = await db
    .select({ n: projectDocumentVersions.number })
    .from(projectDocumentVersions)
    .where(its);
  expect(numbers.map(({ n }) => n).sort((a, b) => a - b)).toEqual(
    Array.from({ length: DOCUMENT_LIMITS.versions }, (_, n) => n + 1),
  );
  const subject = { workspace: actor.workspace, type: DOCUMENTS, id: project };
  expect(await listFiles(store, actor, subject)).toHaveLength(3);
});

test("strangers find nothing and change nothing, and viewers read only", async () => {
  const { actor, project } = await someone();
  const document = await kid(actor, paper(project));
  const { actor: stranger } = await createMember(db);
  expect(await list(stranger, project)).toBeUndefined();
  expect(await addDocument(store, stranger, paper(project))).toEqual({ ok: false, error: "gone" });
  const edit = { document, version: 1, name: "Mine", folder: "other", sheet: "" };
  expect(await editDocument(store, stranger, edit)).toEqual({ ok: false, error: "gone" });
  expect(await removeDocument(store, stranger, document)).toEqual({ ok: false, error: "gone" });

  const workspace = `workspace:${key()}` as const;
  const { actor: viewer, id } = await createMember(db);
  await db.insert(workspaces).values({ id: workspace, name: "Room", version: 1, createdAt: "" });
  await db.insert(workspaceMembers).values({ workspace, userId: id, role: "viewer", joinedAt: "" });
  const shared = await jobOf({ workspace });
  expect((await list(viewer, shared))?.job.id).toBe(shared);
  expect(await addDocument(store, viewer, paper(shared))).toEqual({ ok: false, error: "not-allowed" });
});

test("a link reads the documents of its job; it sends where that is allowed, and nothing once it is revoked", async () => {
  const { actor, owner, project } = await someone();
  const theirs = await kid(actor, paper(project));
  const elsewhere = await jobOf(actor);
  const hidden = await kid(actor, paper(elsewhere));
  const reader = await holderOf(actor, owner as `user:${string}`, project, []);
  expect((await list(reader, project))?.list.map(({ id }) => id)).toEqual([theirs]);
  expect(await list(reader, elsewhere)).toBeUndefined();
  expect(await addDocument(store, reader, paper(project))).toEqual({ ok: false, error: "not-allowed" });
  const sender = await holderOf(actor, owner as `user:${string}`, project, ["upload"]);
  const next = { idem: key(), note: "", sentBy: "Sample Architects", file: other(400) };
  expect(await addVersion(store, sender, { ...next, document: theirs })).toEqual(OK);
  expect((await list(actor, project))?.list).toMatchObject([{ number: 2, sentBy: "Sample Architects" }]);
  expect(await addVersion(store, sender, { ...next, document: hidden })).toEqual({
    ok: false,
    error: "gone",
  });
  await revokeLink({ db, now }, actor, sender.link);
  expect(await addDocument(store, sender, paper(project))).toEqual({ ok: false, error: "gone" });
  expect(await list(sender, project)).toBeUndefined();
});

test("a small picture of a photo stands beside it and goes with it, and one that is none is left out", async () => {
  const { actor, project } = await someone();
  const before = kept.size;
  const document = await kid(actor, paper(project, { file: other(500), thumb: png() }));
  const plain = await kid(actor, paper(project, { file: other(500), thumb: new Uint8Array([1, 2, 3]) }));
  expect(kept.size).toBe(before + 3);
  const given = { db, now, language: "en" as const, formKey: key };
  const view = await documentsView(given, actor, project, { folder: "", page: 0, document: "" });
  const of = (id: string) => view?.list.find((row) => row.id === id);
  expect(of(document)?.shows).toBe(`/files/${of(document)?.thumb}`);
  expect(of(document)?.shows).not.toBe(of(document)?.href);
  expect(of(plain)?.shows).toBe(of(plain)?.href);
  expect(await removeDocument(store, actor, document)).toEqual(OK);
  expect(kept.size).toBe(before + 1);
});

test("of two who rename a document the later learns of it", async () => {
  const { actor, project } = await someone();
  const document = await kid(actor, paper(project));
  const edit = { document, version: 1, name: "Floor plan, level 1", folder: "structural", sheet: "S-1" };
  expect(await editDocument(store, actor, edit)).toEqual(OK);
  expect(await editDocument(store, actor, { ...edit, name: "Plan" })).toEqual({ ok: false, error: "stale" });
  const found = await list(actor, project, { folder: "structural" });
  expect(found?.list).toMatchObject([{ name: "Floor plan, level 1", sheet: "S-1", version: 2 }]);
  expect(found?.folders).toMatchObject([{ folder: "structural", documents: 1 }]);
});

test("a deleted document leaves no file, and neither does the job that goes with all of them", async () => {
  const { actor, project } = await someone();
  const before = kept.size;
  const document = await kid(actor, paper(project));
  await addVersion(store, actor, { document, idem: key(), note: "", sentBy: "", file: other(150) });
  const stays = await kid(actor, paper(project));
  expect(kept.size).toBe(before + 3);
  expect(await removeDocument(store, actor, document)).toEqual(OK);
  expect(kept.size).toBe(before + 1);
  expect((await list(actor, project))?.list.map(({ id }) => id)).toEqual([stays]);
  expect(await removeWithDocuments(store, actor, project)).toEqual(OK);
  expect(kept.size).toBe(before);
  const left = and(eq(files.subjectType, DOCUMENTS), eq(files.subjectId, project));
  expect(await db.$count(files, left)).toBe(0);
});

test("a link leaves room for versions of the team, and what finds no room leaves no file behind", async () => {
  const { actor, owner, project } = await someone();
  const document = await kid(actor, paper(project));
  const sender = await holderOf(actor, owner as `user:${string}`, project, ["upload"]);
  const send = (by: Present | Holder, noise: number) =>
    addVersion(store, by, { document, idem: key(), note: "", sentBy: "", file: other(noise), thumb: png() });
  const fill = async (to: number) => {
    for (let number = (await db.$count(projectDocumentVersions, its)) + 1; number <= to; number++)
      await db.insert(projectDocumentVersions).values({
        ...{ fileId: key(), workspace: actor.workspace, documentId: document, number },
        ...{ note: "", sentBy: "", createdAt: now().toISOString() },
      });
  };
  const its = eq(projectDocumentVersions.documentId, document);
  await fill(DOCUMENT_LIMITS.linkVersions - 1);
  const held = kept.size;
  const both = await Promise.all([send(sender, 600), send(sender, 601)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await send(sender, 602)).toEqual({ ok: false, error: "tooMany" });
  expect(kept.size).toBe(held + 2);
  expect(await send(actor, 603)).toEqual(OK);
  await fill(DOCUMENT_LIMITS.versions);
  expect(await send(actor, 604)).toEqual({ ok: false, error: "tooMany" });
  expect(kept.size).toBe(held + 4);
});

test("a page of a PDF is kept once as a picture, however often and by however many it is sent, and goes with its document", async () => {
  const { actor, project } = await someone();
  const before = kept.size;
  const document = await kid(actor, paper(project));
  const page = (noise: number) => ({ file: document, page: 2, bytes: png({ noise }) });
  const all = await Promise.all([10, 20, 30].map((noise) => keepPage(store, actor, page(noise))));
  expect(all).toEqual([OK, OK, OK]);
  expect(await keepPage(store, actor, page(40))).toEqual(OK);
  expect(kept.size).toBe(before + 2);
  const shown = await documentsView(
    { db, language: "en", now, formKey: key },
    { ...actor, role: "owner" },
    project,
    { folder: "", page: 0, document },
  );
  expect(shown?.sheets.map((sheet) => sheet.page)).toEqual([2]);
  expect((await list(actor, project))?.pages).toEqual([]);
  expect(await removeDocument(store, actor, document)).toEqual(OK);
  expect(kept.size).toBe(before);
});

test("pages take a part of the room at most, and those of an older version go unless a pin stands on one", async () => {
  const { actor, project } = await someone();
  const document = await kid(actor, paper(project));
  for (const page of [1, 2])
    expect(await keepPage(store, actor, { file: document, page, bytes: png({ noise: page }) })).toEqual(OK);
  await db.insert(punchItems).values({
    ...{ id: key(), workspace: actor.workspace, projectId: project, number: 1, room: "Bath", trade: "tile" },
    ...{ words: "Grout", planId: document, pinPage: 2 },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  const standing = async () =>
    (
      await db.all<{ page: number }>(sql`select page from project_sheet_pages where file_id = ${document}`)
    ).map(({ page }) => page);
  const held = kept.size;
  expect(
    await addVersion(store, actor, { document, idem: key(), note: "", sentBy: "", file: file() }),
  ).toEqual(OK);
  expect(await standing()).toEqual([2]);
  // One page went, one version came.
  expect(kept.size).toBe(held);
  const [newest] = await db.all<{ id: string }>(
    sql`select file_id as id from project_document_versions where document_id = ${document} order by number desc`,
  );
  await db.run(
    sql`update files set bytes = ${FILE_LIMITS.workspaceBytes / DOCUMENT_LIMITS.pagesShare} where id in
      (select picture_id from project_sheet_pages where file_id = ${document})`,
  );
  const page = { file: newest?.id ?? "", page: 1, bytes: png({ noise: 77 }) };
  expect(await keepPage(store, actor, page)).toEqual({ ok: false, error: "full" });
});

test("no page is kept of a picture, of another's document, or as anything but a small enough picture", async () => {
  const { actor, project } = await someone();
  const { actor: other_ } = await someone();
  const document = await kid(actor, paper(project));
  const photo = await kid(actor, paper(project, { file: other(70) }));
  const page = { file: document, page: 1, bytes: png() };
  expect(await keepPage(store, other_, page)).toEqual({ ok: false, error: "gone" });
  expect(await keepPage(store, actor, { ...page, file: photo })).toEqual({ ok: false, error: "gone" });
  expect(await keepPage(store, actor, { ...page, bytes: pdf() })).toEqual({ ok: false, error: "unknown" });
  const large = png({ noise: DOCUMENT_LIMITS.pageBytes });
  expect(await keepPage(store, actor, { ...page, bytes: large })).toEqual({ ok: false, error: "tooLarge" });
});
