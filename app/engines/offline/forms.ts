import { keeperAt } from "~/lib/waiting-post.ts";
import { type Draft, type Entry, formName, type Waiting } from "./waiting.ts";

/** The forms of a page that wait for the network: those that write, stand in its content and go to the page itself. */
export const formsOf = (page: ParentNode): HTMLFormElement[] =>
  [...page.querySelectorAll<HTMLFormElement>("main form")].filter(waits);

const addressOf = (form: HTMLFormElement, by?: HTMLElement | null) =>
  new URL(
    by?.getAttribute("formaction") ?? form.getAttribute("action") ?? window.location.href,
    window.location.href,
  );

/** A secret is sent at once or not at all, and never kept. */
const SECRET = 'input[type="password"], [name="pin"]';

export const waits = (form: HTMLFormElement): boolean =>
  form.getAttribute("method")?.toLowerCase() === "post" &&
  form.closest("main") !== null &&
  addressOf(form).pathname === window.location.pathname &&
  !form.querySelector(SECRET);

const buttonsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLButtonElement>('button[name="intent"]')].map(({ value }) => value);

const hiddenOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(
    ({ name, defaultValue }): Entry => [name, defaultValue],
  );

export const nameOf = (form: HTMLFormElement): string =>
  formName(addressOf(form).pathname, buttonsOf(form), hiddenOf(form));

/** What the browser would send; a field for a file without one is left out. */
const entriesOf = (form: HTMLFormElement, by?: HTMLElement | null): Entry[] =>
  [...new FormData(form, by)].filter(([, value]) => typeof value === "string" || value.size > 0);

/** The post that a press would make. */
export function waitingOf(form: HTMLFormElement, by: HTMLElement | null, account?: string): Waiting {
  const { pathname, search } = window.location;
  const to = addressOf(form, by);
  return {
    keeper: keeperAt(pathname, account),
    action: to.pathname + to.search,
    page: pathname + search,
    title: document.querySelector("h1")?.textContent?.trim() ?? document.title,
    button: by?.textContent?.trim() ?? "",
    form: nameOf(form),
    entries: entriesOf(form, by),
    at: Date.now(),
    tries: 0,
    hold: "none",
  };
}

export const draftOfForm = (form: HTMLFormElement, key: string): Draft => ({
  key,
  entries: entriesOf(form),
  at: Date.now(),
});

/** Puts values into the fields of a form, files too. Boxes and radios that are not named are not ticked. */
export function fill(form: HTMLFormElement, entries: readonly Entry[]): void {
  const values = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
      const value = values.get(field.name)?.shift();
      if (typeof value === "string") field.value = value;
    } else if (field instanceof HTMLInputElement && field.name !== "") fillInput(field, values);
  }
}

function fillInput(field: HTMLInputElement, values: Map<string, (string | File)[]>): void {
  const own = values.get(field.name);
  if (field.type === "checkbox" || field.type === "radio") {
    field.checked = own?.includes(field.value) ?? false;
  } else if (field.type === "file") {
    const transfer = new DataTransfer();
    for (const file of own ?? []) if (file instanceof File) transfer.items.add(file);
    if (transfer.files.length > 0) field.files = transfer.files;
  } else {
    const value = own?.shift();
    if (typeof value === "string") field.value = value;
  }
}

/** A form whose record was kept to be sent: the next one that is written into it is another. */
export function renew(form: HTMLFormElement): void {
  const key = form.querySelector<HTMLInputElement>('input[name="idem"]');
  // A record that is changed keeps on the page what was typed; written once more, it takes the place of what waits.
  if (!key || form.querySelector('[name="version"]')) return;
  form.reset();
  key.value = crypto.randomUUID();
}

/** Keys of a page that was kept on the device: it is opened more than once, and each time writes something new. */
export function renewKeys(page: ParentNode): void {
  for (const form of formsOf(page)) {
    const key = form.querySelector<HTMLInputElement>('input[name="idem"]');
    if (key) key.value = crypto.randomUUID();
  }
}

/** Sends what waits as its own form would, so that the site's own page says what is wrong and has what was typed. */
export function sendAsForm({ action, entries }: Pick<Waiting, "action" | "entries">): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of entries) {
    const field = document.createElement("input");
    field.name = name;
    if (typeof value === "string") {
      field.type = "hidden";
      field.value = value;
    } else {
      field.type = "file";
      form.enctype = "multipart/form-data";
      const transfer = new DataTransfer();
      transfer.items.add(value);
      field.files = transfer.files;
    }
    form.appendChild(field);
  }
  document.body.appendChild(form);
  HTMLFormElement.prototype.submit.call(form);
}
