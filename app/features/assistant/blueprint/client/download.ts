/** Hands a text to the browser's downloads; nothing is sent anywhere. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next turn of the browser's loop; some begin it later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
