import { DRAWN_MAX, SHEET } from "~/lib/drawn-signature.ts";

/** Units between two points of a stroke: nearer ones are left out. */
const STEP = 4;

function partsOf(holder: HTMLElement) {
  const input = holder.querySelector("input");
  const svg = holder.querySelector("svg");
  const path = holder.querySelector("path");
  const clear = holder.querySelector<HTMLButtonElement>("[data-signature-clear]");
  return input && svg && path && clear ? { input, svg, path, clear } : undefined;
}

function show(parts: NonNullable<ReturnType<typeof partsOf>>, drawn: string) {
  parts.path.setAttribute("d", drawn);
  parts.input.value = drawn;
  parts.clear.hidden = drawn === "";
  // So that what waits on the device for the network has it too.
  parts.input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Takes away what was drawn. */
export function clearSheet(holder: HTMLElement): void {
  const parts = partsOf(holder);
  if (parts) show(parts, "");
}

/** Opens the sheet: each stroke from where the finger goes down to where it leaves. */
export function openSheet(holder: HTMLElement): void {
  const parts = partsOf(holder);
  if (!parts || holder.dataset.signature === "open") return;
  holder.dataset.signature = "open";
  const { svg, input } = parts;
  svg.parentElement?.removeAttribute("hidden");
  svg.style.touchAction = "none";
  let last: [number, number] | undefined;
  let stroke = "";
  let before = "";
  const pointOf = (event: PointerEvent): [number, number] => {
    const box = svg.getBoundingClientRect();
    const unit = (value: number, size: number, most: number) =>
      Math.min(most, Math.max(0, Math.round((value / size) * most)));
    return [
      unit(event.clientX - box.left, box.width, SHEET.width),
      unit(event.clientY - box.top, box.height, SHEET.height),
    ];
  };
  svg.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    last = pointOf(event);
    before = input.value;
    stroke = `M${last[0]} ${last[1]}`;
  });
  svg.addEventListener("pointermove", (event) => {
    if (!last) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - last[0], y - last[1]) < STEP) return;
    const longer = `${stroke}L${x} ${y}`;
    if (before.length + longer.length > DRAWN_MAX) return;
    [last, stroke] = [[x, y], longer];
    show(parts, before + stroke);
  });
  const end = () => {
    last = undefined;
  };
  svg.addEventListener("pointerup", end);
  svg.addEventListener("pointercancel", end);
  svg.scrollIntoView({ block: "nearest" });
}
