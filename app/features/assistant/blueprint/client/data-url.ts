import { bytesFromBase64 } from "~/lib/base64.ts";

/** The bytes of a data URL, and their type. A fetch of it would be against the page's policy. */
export function blobOf(dataUrl: string): Blob {
  const [head = "", body = ""] = dataUrl.split(",");
  const bytes = bytesFromBase64(body);
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? "" });
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
