import type { DragEvent, ReactNode } from "react";
import { STAGES, type Stage } from "../crm.limits.ts";

/** A link that is dragged: a browser carries its address. */
const LINK = "text/uri-list";

const columnOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>("[data-stage]") : null;

function over(event: DragEvent) {
  if (columnOf(event.target) && event.dataTransfer.types.includes(LINK)) event.preventDefault();
}

function drop(event: DragEvent<HTMLElement>) {
  const column = columnOf(event.target);
  const address = event.dataTransfer.getData(LINK);
  const links = event.currentTarget.querySelectorAll<HTMLAnchorElement>("[data-stage] a[href]");
  const link = [...links].find(({ href }) => href === address);
  const from = columnOf(link ?? null);
  if (!column || !link || !from) return;
  event.preventDefault();
  if (from === column) return;
  const place = (of: HTMLElement) => STAGES.indexOf(of.dataset.stage as Stage);
  const button = link.closest("li")?.querySelector<HTMLButtonElement>('button[name="transition"]');
  if (button && place(column) === place(from) + 1) button.click();
  else window.location.assign(`${link.href}#move`);
}

/**
 * Around the board, which the server alone draws: with scripts the link of a card can be dragged to another column. That presses
 * what stands there already: the card's own button where the column is the next stage, else the deal's page opens at its
 * steps, which ask for the next action.
 */
export function DealsCanBeDragged({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for a mouse to what the buttons do
    <div className="contents" onDragOver={over} onDrop={drop}>
      {children}
    </div>
  );
}
