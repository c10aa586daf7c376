import { brokenParagraph, formsOf, type HtmlForm, insideOf, type Tag, tagsOf, textOf } from "./html.ts";

/** A set of fields to send; a blank value is a field left empty. */
export type Fields = Record<string, string>;

/** Every browser has an address of its own, so that the rate limits of one test never meet another. */
export function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

/** What a server answered, read as a page. */
export class Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Path and query of the address that gave the answer. */
  readonly path: string;

  constructor(response: Response, body: string, path: string) {
    this.status = response.status;
    this.headers = response.headers;
    this.body = body;
    this.path = path;
    const broken = /^text\/html\b/.test(response.headers.get("content-type") ?? "") && brokenParagraph(body);
    if (broken) throw new Error(`${path}: a browser ends this paragraph before its end: ${broken}`);
  }

  get location(): string | null {
    return this.headers.get("location");
  }
  get title(): string {
    return this.textIn(({ name }) => name === "title") ?? "";
  }
  get heading(): string {
    return this.textIn(({ name }) => name === "h1") ?? "";
  }
  /** What an error screen says has happened, undefined on every other page. */
  get message(): string | undefined {
    return this.textIn(({ attributes }) => "data-message" in attributes);
  }
  get text(): string {
    return textOf(this.body);
  }
  /** The text of the first element whose start tag satisfies `wanted`. */
  textIn(wanted: (tag: Tag) => boolean): string | undefined {
    const inside = insideOf(this.body, wanted);
    return inside === undefined ? undefined : textOf(inside);
  }
  /** Every toast that can be seen; one of the page's own hides the one that a redirect brought, what failed hides all. */
  get toasts(): string[] {
    if (this.problem !== undefined) return [];
    const all = tagsOf(this.body).filter(({ attributes }) => attributes["data-toast"]);
    const own = all.filter(({ attributes }) => attributes["data-toast"] === "page");
    return (own.length > 0 ? own : all).map(({ end }) =>
      textOf(/<p\b[^>]*>([\s\S]*?)<\/p>/.exec(this.body.slice(end))?.[1] ?? ""),
    );
  }
  /** What the error summary says, undefined when there is none. */
  get problem(): string | undefined {
    return this.textIn(({ attributes }) => attributes.id === "error-summary");
  }
  get cartCount(): number {
    return Number(this.textIn(({ attributes }) => "data-cart-count" in attributes) ?? 0);
  }
  get html(): Tag["attributes"] {
    return tagsOf(this.body).find(({ name }) => name === "html")?.attributes ?? {};
  }
  get forms(): HtmlForm[] {
    return formsOf(this.body);
  }
  /** The form that goes to this path, or that sends these fields, by its hidden fields or by a button. */
  form(wanted: Fields | string): HtmlForm {
    const sends = (form: HtmlForm, [name, value]: [string, string]) =>
      form.fields[name] === value ||
      form.buttons.some((button) => button.name === name && button.value === value);
    const found = this.forms.find((form) =>
      typeof wanted === "string"
        ? form.action === wanted
        : Object.entries(wanted).every((field) => sends(form, field)),
    );
    if (!found) throw new Error(`no form on ${this.path} sends ${JSON.stringify(wanted)}`);
    return found;
  }
  /** The value that a field shows, in whichever form it is first. */
  valueOf(field: string): string | undefined {
    return this.forms.find((form) => field in form.fields)?.fields[field];
  }
}

interface Sent {
  /** Instead of the browser's own headers; null leaves one out. */
  headers?: Record<string, string | null>;
  body?: BodyInit;
  method?: string;
}

/** A browser without scripts: it keeps cookies, sends forms, and follows redirects when told to. */
export class Browser {
  readonly origin: string;
  readonly address = ownAddress();
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie line it has received, newest last. */
  readonly setCookies: string[] = [];
  #headers: Record<string, string>;

  constructor(product: { origin: string }, headers: Record<string, string> = {}) {
    this.origin = product.origin;
    this.#headers = headers;
  }

  /** One request and its answer, redirects not followed. */
  async send(path: string, { headers = {}, ...init }: Sent = {}): Promise<Page> {
    const method = init.method ?? "GET";
    const all: Record<string, string | null> = {
      "cf-connecting-ip": this.address,
      // A kept connection may be closed by the server at the very moment it is used again.
      connection: "close",
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") || null,
      ...(method === "POST" && { origin: this.origin }),
      ...this.#headers,
      ...headers,
    };
    const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
    const url = new URL(path, this.origin);
    const response = await fetch(url, { redirect: "manual", ...init, method, headers: kept });
    this.#keep(response.headers.getSetCookie());
    return new Page(response, await response.text(), url.pathname + url.search);
  }

  get(path: string, headers?: Sent["headers"]): Promise<Page> {
    return this.send(path, { headers });
  }

  /** Sends a form without following its redirect. */
  post(path: string, fields: Fields | [string, string][], headers?: Sent["headers"]): Promise<Page> {
    return this.send(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Opens a page as a person does: whatever it redirects to is followed. */
  async visit(path: string): Promise<Page> {
    return this.#follow(await this.get(path));
  }

  /** Fills in and sends a form that a page shows, as a person does. */
  async submit(page: Page, wanted: Fields | string, typed: Fields = {}): Promise<Page> {
    const form = page.form(wanted);
    if (form.method !== "POST") throw new Error(`the form is sent by ${form.method}`);
    const answer = await this.post(form.action || page.path, {
      ...form.fields,
      ...typed,
      ...(typeof wanted === "object" && wanted),
    });
    return this.#follow(answer);
  }

  async #follow(answer: Page): Promise<Page> {
    let page = answer;
    for (let hops = 0; page.status >= 300 && page.status < 400 && page.location; hops++) {
      if (hops === 5) throw new Error(`${answer.path} redirects for ever`);
      const target = new URL(page.location, this.origin);
      if (target.origin !== this.origin) throw new Error(`${page.path} leads away to ${target}`);
      page = await this.get(target.pathname + target.search);
    }
    return page;
  }

  #keep(lines: string[]): void {
    this.setCookies.push(...lines);
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
