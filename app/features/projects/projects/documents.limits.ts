import { FILE_LIMITS } from "~/engines/file/file.ts";

/** The kind of record that a link to the documents of a job opens; its id is that of the project. */
export const DOCUMENTS = "project-documents";

export const DOCUMENT_LIMITS = {
  /** Of one job. */
  documents: 500,
  /** Of one document. */
  versions: 30,
  /** Of one document, until which a link may add to it. */
  linkVersions: 25,
  /** Files of one job: its versions, and small pictures of them. */
  files: 10_000,
  fileBytes: FILE_LIMITS.bytes,
  /** Of the small picture that a browser makes; without one a picture of so many bytes is shown as it was sent. */
  thumbBytes: FILE_LIMITS.thumbBytes,
  plainBytes: FILE_LIMITS.plainBytes,
  /** Of the room of a workspace that pages may take: what is looked at leaves room for what is brought. */
  pagesShare: 4,
  /** Pages of one file that are kept as pictures, and of one of them. */
  pages: 40,
  pageBytes: FILE_LIMITS.plainBytes,
  name: 120,
  sheet: 20,
  note: 300,
  printedName: 80,
} as const;

/** Documents on a page of the list. */
export const SHOWN_DOCUMENTS = 30;

/** Where documents lie, in the order of the list: drawings by discipline, then the other papers of a job. */
export const FOLDERS = [
  "general",
  "civil",
  "landscape",
  "architectural",
  "structural",
  "mechanical",
  "plumbing",
  "electrical",
  "fire",
  "specifications",
  "contract",
  "submittals",
  "permits",
  "safety",
  "photos",
  "other",
] as const;
export type Folder = (typeof FOLDERS)[number];

export const isFolder = (text: string): text is Folder => FOLDERS.some((folder) => folder === text);

export const documentsPath = (project: string) => `/project-documents/${project}`;

/** The list or one document of it, at the address where they stand for whoever looks. */
export function documentsHref(
  base: string,
  { folder = "", page = 1, document = "" }: { folder?: string; page?: number; document?: string },
): string {
  const asked = new URLSearchParams();
  if (document) asked.set("document", document);
  if (folder) asked.set("folder", folder);
  if (page > 1) asked.set("page", String(page));
  const query = asked.toString();
  return query ? `${base}?${query}` : base;
}
