import { fileHref } from "~/engines/file/file.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import type { Database } from "~db/client.ts";
import { exampleDocuments } from "./documents.example.server.ts";
import { DOCUMENT_LIMITS, documentsPath, isFolder, SHOWN_DOCUMENTS } from "./documents.limits.ts";
import { type AskedDocuments, type ReadDocuments, readDocuments } from "./documents.queries.server.ts";
import { EXAMPLE } from "./example.server.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** What the address asks for; what it cannot mean is left out. */
export function askedDocuments(params: URLSearchParams): Omit<AskedDocuments, "project"> {
  const folder = params.get("folder") ?? "";
  return {
    folder: isFolder(folder) ? folder : "",
    page: askedPage(params),
    document: (params.get("document") ?? "").slice(0, 40),
  };
}

interface Shown {
  asked: Omit<AskedDocuments, "project">;
  /** Where the page stands for whoever looks. */
  base: string;
  hrefOf: (file: string) => string;
}

const isSmall = ({ thumb, type, bytes }: ReadDocuments["list"][number]) =>
  thumb !== null || (type !== "application/pdf" && bytes <= DOCUMENT_LIMITS.plainBytes);

function shown(
  { job, folders, list, versions, pages: sheets }: ReadDocuments,
  { asked, base, hrefOf }: Shown,
) {
  const isIn = ({ folder }: { folder: string }) => asked.folder === "" || folder === asked.folder;
  const total = folders.filter(isIn).reduce((sum, { documents }) => sum + Number(documents), 0);
  return {
    ...{ project: job, folders, asked, base, total },
    pages: Math.max(1, Math.ceil(total / SHOWN_DOCUMENTS)),
    list: list.map((row) => ({
      ...row,
      href: row.file && hrefOf(row.file),
      /** What its line shows of it: the small picture, or without one a picture that is not too large. */
      shows: isSmall(row) ? hrefOf(row.thumb ?? row.file) : undefined,
    })),
    versions: versions.map((row) => ({ ...row, href: hrefOf(row.file) })),
    /** Pages of the version that counts, which are kept as pictures. */
    sheets: sheets.map((sheet) => ({ ...sheet, href: hrefOf(sheet.picture) })),
  };
}

/** The documents of a job, or one of them with its versions; undefined where it is none of theirs. */
export async function documentsView(
  { db, language, now, formKey }: Given,
  actor: Present | undefined,
  project: string,
  asked: Omit<AskedDocuments, "project">,
) {
  const isExample = project === EXAMPLE;
  const found = isExample
    ? exampleDocuments(language, now())
    : actor && (await readDocuments(db, actor, { project, ...asked }));
  if (!found) return undefined;
  const plain = isExample ? { folder: "", page: 0, document: "" } : asked;
  const view = shown(found, { asked: plain, base: documentsPath(project), hrefOf: fileHref });
  if (asked.document && !isExample && view.list.length === 0) return undefined;
  const mayWrite = !isExample && actor?.role !== "viewer";
  return {
    ...view,
    isExample,
    mayEdit: mayWrite,
    maySend: mayWrite,
    /** Guests share nothing by link. */
    mayShare: mayWrite && isMember(actor),
    byLink: undefined,
    idem: formKey(),
  };
}

/** The same for whoever holds a link to the documents of a job. */
export async function heldDocumentsView(
  { db, formKey }: Given,
  { holder, link, name }: Holding,
  asked: Omit<AskedDocuments, "project">,
) {
  const found = await readDocuments(db, holder, { project: link.subject.id, ...asked });
  if (!found) return undefined;
  const base = `/shared/${link.id}/documents`;
  const view = shown(found, { asked, base, hrefOf: (file) => `/shared/${link.id}/document/${file}` });
  if (asked.document && view.list.length === 0) return undefined;
  return {
    ...view,
    isExample: false,
    mayEdit: false,
    maySend: link.verbs.includes("upload"),
    mayShare: false,
    byLink: { name, asksName: link.asksName },
    idem: formKey(),
  };
}
export type DocumentsView =
  | NonNullable<Awaited<ReturnType<typeof documentsView>>>
  | NonNullable<Awaited<ReturnType<typeof heldDocumentsView>>>;
