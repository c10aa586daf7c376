import type { OpenFile } from "./files.server.ts";

/** Whether a browser has this very file already, however its way here has marked the tag. */
const has = (request: Request, tag: string) =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((known) => known.trim().replace(/^W\//, "") === tag);

/** Letters that every reader of the header takes as they are; the whole name follows for those who read RFC 8187. */
function disposition(kept: boolean, name: string): string {
  const plain = name.replace(/[^\w. -]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kept ? "attachment" : "inline"}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/**
 * A file as an answer: by the type that its own bytes say, where nothing in it can run or fetch. A picture is shown, a
 * document is saved. A browser may keep it, but asks each time whether it still may show it.
 * @returns undefined where the store has lost it
 */
export async function answerFile(
  request: Request,
  file: Omit<OpenFile, "subject">,
): Promise<Response | undefined> {
  const tag = `"${file.hash}"`;
  const headers = {
    "Cache-Control": "private, no-cache",
    ETag: tag,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
  if (has(request, tag)) return new Response(null, { status: 304, headers });
  const content = await file.content();
  if (!content) return undefined;
  const isPicture = file.type.startsWith("image/");
  return new Response(content, {
    headers: {
      ...headers,
      "Content-Type": file.type,
      "Content-Length": String(content.length),
      "Content-Disposition": disposition(!isPicture, file.name),
    },
  });
}
