/** Every disclosure around an element, the innermost first. */
function disclosuresAround(element: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    found.push(at);
  }
  return found;
}

/** Opens an element's disclosures and moves the focus to it. Returns whether it is visible. */
function reveal(element: HTMLElement): boolean {
  const closed = disclosuresAround(element).filter((details) => !details.open);
  for (const details of closed) details.open = true;
  const visible = element.getClientRects().length > 0;
  if (visible) element.focus();
  else for (const details of closed) details.open = false;
  return visible;
}

/** Moves the focus to the first link of the first navigation that is visible at this width, opening its menu. */
export function openNavigation(): void {
  for (const navigation of document.querySelectorAll("nav")) {
    const first = navigation.querySelector<HTMLElement>("a[href], summary, button");
    if (first && reveal(first)) return;
  }
}

/** The id of the summary of the list of shortcuts. */
export const SHORTCUT_HELP = "shortcut-help";

/** Opens the list of shortcuts, wherever it is. */
export function openShortcutHelp(): void {
  const summary = document.getElementById(SHORTCUT_HELP);
  if (!summary) return;
  if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
  reveal(summary);
}

/** Closes the disclosures around a pressed element whose effect is elsewhere on the page. */
export function closeAround(element: Element): void {
  for (const details of disclosuresAround(element)) details.open = false;
}
