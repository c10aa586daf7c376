import { useEffect } from "react";

/** The reader of PDF is fetched once somebody presses for it, and stands in no worker. */
const load = import.meta.env.SSR ? undefined : () => import("../client/sheet-reader.ts");

/** A picture as an address that the page's policy lets through. */
const addressOf = (picture: Blob) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(picture);
  });

/** Keeps the picture of a page with its document. Whether more of them are taken. */
async function send(data: DOMStringMap, page: number, picture: Blob): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of [
    ["intent", "page"],
    ["document", data.document ?? ""],
    ["version", data.version ?? ""],
    ["page", String(page)],
  ] as const)
    form.append(name, value);
  form.append("file", picture, `${page}.jpg`);
  // The answer is the way to the page, which is here already.
  const answer = await fetch(data.send ?? "", { method: "POST", body: form, redirect: "manual" });
  return answer.type === "opaqueredirect";
}

/** Draws the pages that are not kept yet, and keeps them where whoever looks may. */
async function showSheets(area: HTMLElement): Promise<void> {
  const { dataset: data } = area;
  const list = area.querySelector("ol");
  const said = area.querySelector("[data-said]");
  if (!list || !said || !load) return;
  const kept = new Set((data.kept ?? "").split(",").filter(Boolean).map(Number));
  const with_ = (text = "", page: number, pages: number) =>
    text.replace("{page}", String(page)).replace("{pages}", String(pages));
  said.textContent = data.begun ?? "";
  const { readSheets } = await load();
  const most = { pages: Number(data.pages), bytes: Number(data.bytes) };
  let sends = Boolean(data.send);
  let last = 0;
  let all = 0;
  const reading = {
    wants: (page: number) => !kept.has(page),
    opened: (count: number) => {
      all = count;
    },
  };
  for await (const { page, pages, picture } of readSheets(data.sheets ?? "", most, reading)) {
    if (!area.isConnected) return;
    said.textContent = with_(data.reading, page, pages);
    last = page;
    if (!picture) continue;
    const line = document.createElement("li");
    const shown = document.createElement("img");
    shown.src = await addressOf(picture);
    shown.alt = with_(data.alt, page, pages);
    shown.className = "h-auto max-w-full border border-line";
    line.appendChild(shown);
    list.appendChild(line);
    // What is shown is not drawn a second time where a later page fails and somebody presses again.
    data.kept = [...kept.add(page)].join();
    sends = sends && (await send(data, page, picture));
  }
  if (data.send && !sends && last > 0) said.textContent = data.unkept ?? "";
  else if (all > most.pages) said.textContent = (data.cut ?? "").replace("{pages}", String(all));
  else said.textContent = data.done ?? "";
}

/** With scripts on, a press shows the pages of a drawing that is a PDF. */
export function SheetReader() {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[data-show-sheets]");
      const area = button?.closest<HTMLElement>("[data-sheets]");
      if (!button || !area || button.disabled) return;
      button.disabled = true;
      showSheets(area).catch(() => {
        const said = area.querySelector("[data-said]");
        if (said) said.textContent = area.dataset.failed ?? "";
        button.disabled = false;
      });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}
