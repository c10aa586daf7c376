const TYPES: Record<string, string> = {
  svg: "image/svg+xml; charset=utf-8",
  pdf: "application/pdf",
  html: "text/html; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
};

interface FileLook {
  /** With its ending, which says what it is. */
  name: string;
  /** Whether the browser keeps it rather than showing it. */
  kept: boolean;
  /** How long this browser may show it again; without it, never. */
  maxAgeSeconds?: number;
}

/** A file that a route makes. */
export function fileAnswer(
  body: string | Uint8Array<ArrayBuffer>,
  { name, kept, maxAgeSeconds }: FileLook,
): Response {
  const type = TYPES[name.split(".").at(-1) ?? ""];
  if (!type) throw new Error(`${name} is no kind of file that is made here`);
  const headers = new Headers({ "Content-Type": type });
  headers.set("Content-Disposition", `${kept ? "attachment" : "inline"}; filename="${name}"`);
  if (maxAgeSeconds) headers.set("Cache-Control", `private, max-age=${maxAgeSeconds}`);
  return new Response(body, { headers });
}
