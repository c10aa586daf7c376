const TYPES: Record<string, string> = {
  svg: "image/svg+xml; charset=utf-8",
  pdf: "application/pdf",
  html: "text/html; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  rtf: "application/rtf",
  dxf: "image/vnd.dxf",
  glb: "model/gltf-binary",
  kml: "application/vnd.google-earth.kml+xml",
  plan: "application/json",
  iif: "text/plain; charset=utf-8",
};

interface FileLook {
  /** With its extension, which determines the content type. */
  name: string;
  /** Whether the browser saves the file instead of showing it. */
  kept: boolean;
  /** How long this browser may cache it; without it, never. */
  maxAgeSeconds?: number;
}

/** The response for a file that a route generates. */
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
