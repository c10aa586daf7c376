import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { entryRefusal, saveEntry } from "~/engines/directory/directory.server.ts";
import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { readZip } from "~/lib/zip-reader.ts";
import {
  badForm,
  beside,
  parseForm,
  readUploads,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { CAREER_FORM, CAREER_LIMITS, IMPORT_LIMITS } from "./career.limits.ts";
import { ownCareer } from "./career.queries.server.ts";
import { ImportForm } from "./career.schemas.ts";
import { career, NO_CAREER, placesOf } from "./career.ts";
import {
  columnsOf,
  KINDS,
  kindNamed,
  type Mapping,
  mappingOf,
  mergeExport,
  readExport,
  readTable,
  type Tables,
} from "./read-export.ts";

/** A table as it comes back from the page. */
const ExportTable = v.object({
  titles: v.pipe(v.array(v.string()), v.maxLength(IMPORT_LIMITS.columns)),
  lines: v.pipe(
    v.array(
      v.object({ line: v.number(), cells: v.pipe(v.array(v.string()), v.maxLength(IMPORT_LIMITS.columns)) }),
    ),
    v.maxLength(IMPORT_LIMITS.lines),
  ),
});

/** Lines that are shown of what is wrong; the others are counted. */
const SHOWN = 30;

const refused = entryRefusal(["name", "headline", "about"]);

async function tablesIn(files: readonly File[]): Promise<{ tables: Tables } | { problem: string }> {
  if (files.length === 0) return { problem: "errors.file" };
  if (files.reduce((sum, { size }) => sum + size, 0) > IMPORT_LIMITS.bytes)
    return { problem: "errors.fileLarge" };
  const tables: Tables = {};
  const take = (name: string, bytes: Uint8Array) => {
    const kind = kindNamed(name);
    const table = kind && readTable(kind, new TextDecoder().decode(bytes));
    if (kind && table && !tables[kind]) tables[kind] = table;
  };
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entries = await readZip(bytes, (name) => kindNamed(name) !== undefined, {
      ...{ entries: IMPORT_LIMITS.entries, bytes: IMPORT_LIMITS.tableBytes },
    });
    if (entries?.some((entry) => !entry.bytes)) return { problem: "errors.fileBroken" };
    if (!entries && bytes.byteLength > IMPORT_LIMITS.tableBytes) return { problem: "errors.fileLarge" };
    for (const { name, bytes: inside } of entries ?? []) if (inside) take(name, inside);
    if (!entries) take(file.name, bytes);
  }
  return Object.keys(tables).length > 0 ? { tables } : { problem: "errors.fileKinds" };
}

/** The tables and their columns as the page sent them back. */
function sentBack(fields: Sent["fields"]): { tables: Tables; mapping: Mapping } | undefined {
  const tables: Tables = {};
  const mapping: Mapping = {};
  for (const kind of KINDS) {
    const text = fields[`table_${kind}`];
    if (!text) continue;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return undefined;
    }
    const read = v.safeParse(ExportTable, json);
    if (!read.success) return undefined;
    tables[kind] = read.output;
    mapping[kind] = Object.fromEntries(
      columnsOf(kind).map((column) => {
        const chosen = Number(fields[`map_${kind}_${column}`] || "-1");
        return [column, Number.isInteger(chosen) && chosen < read.output.titles.length ? chosen : -1];
      }),
    );
  }
  return Object.keys(tables).length > 0 ? { tables, mapping } : undefined;
}

async function previewOf(
  context: Pick<AppLoadContext, "db" | "now" | "formKey">,
  actor: Present,
  { tables, mapping }: { tables: Tables; mapping: Mapping },
) {
  const own = await ownCareer(context.db, actor);
  const read = readExport(tables, mapping, context.now().toISOString().slice(0, 10));
  const before = own?.attrs ?? NO_CAREER;
  const { attrs, bad } = mergeExport(before, read);
  const added = (part: "roles" | "skills" | "tickets" | "schools") =>
    attrs[part].length - before[part].length;
  return {
    kinds: KINDS.flatMap((kind) => {
      const table = tables[kind];
      if (!table) return [];
      const columns = columnsOf(kind).map((column) => ({ column, at: mapping[kind]?.[column] ?? -1 }));
      return [
        { kind, titles: table.titles, lines: table.lines.length, columns, json: JSON.stringify(table) },
      ];
    }),
    roles: read.roles.map(({ title, firm, trade, from, to, line }) => ({
      title,
      firm,
      trade,
      from,
      to,
      line,
    })),
    ...{ skills: read.skills.map(({ skill }) => skill), tickets: read.tickets, schools: read.schools },
    added: {
      ...{ roles: added("roles"), skills: added("skills") },
      ...{ tickets: added("tickets"), schools: added("schools") },
    },
    ...{ bad: bad.slice(0, SHOWN), badCount: bad.length },
    // What the profile says already is not written over.
    begin: {
      name: own?.name ?? read.name.slice(0, DIRECTORY_LIMITS.name),
      headline: before.headline || read.headline.slice(0, CAREER_LIMITS.headline),
      about: own?.about || read.summary.slice(0, DIRECTORY_LIMITS.about),
    } as Record<string, string>,
    ...{ version: own?.version, idem: context.formKey() },
  };
}
export type Preview = Awaited<ReturnType<typeof previewOf>>;

type Answer =
  | { ok: true; to: string; toast: "careerImported" }
  | { ok: true; preview: Preview }
  | { ok: false; status: number; sent: Sent; preview?: Preview };

/** The first press reads the files and shows what is in them; the second brings it into the profile of whoever sends it. */
export async function answerImport(
  context: AppLoadContext,
  { owner }: Present,
  request: Request,
): Promise<Answer> {
  const actor = inOwn(owner);
  const { form, files } = await readUploads(request, ["file"]);
  const fields = typedIn(form);
  if (form.get("intent") === "read") {
    const read = await tablesIn(files.map(({ file }) => file));
    if ("problem" in read)
      return beside(
        fields,
        { file: read.problem },
        read.problem === "errors.fileLarge" ? 413 : 400,
      ) as Answer;
    const { tables } = read;
    const mapping: Mapping = {};
    for (const kind of KINDS) {
      const table = tables[kind];
      if (table) mapping[kind] = mappingOf(kind, table);
    }
    return { ok: true, preview: await previewOf(context, actor, { tables, mapping }) };
  }
  const submission = parseForm(form, ImportForm);
  const sent = sentBack(fields);
  if (!sent) return beside(fields, { file: "errors.file" }) as Answer;
  // The table stands in the preview, and not in what was typed.
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("table_")));
  const again = async () => ({ preview: await previewOf(context, actor, sent) });
  if (fields.intent === "show") return { ok: true, ...(await again()) };
  if (submission.status !== "success") return { ...badForm(replyOf(submission), typed), ...(await again()) };
  const { idem, version, name, headline, about } = submission.value;
  const own = await ownCareer(context.db, actor);
  const read = readExport(sent.tables, sent.mapping, context.now().toISOString().slice(0, 10));
  const { attrs: merged } = mergeExport(own?.attrs ?? NO_CAREER, read);
  const attrs = { ...merged, headline };
  const saved = await saveEntry(context, actor, {
    ...{ kind: career, idem, name, about, attrs, places: placesOf(attrs), hidden: own?.hidden ?? false },
    ...(version !== undefined && { change: { id: own?.id ?? "", version } }),
  });
  if (saved.ok) return { ok: true, to: CAREER_FORM, toast: "careerImported" };
  return { ...(refused(saved.error, typed) as Exclude<Answer, { ok: true }>), ...(await again()) };
}
