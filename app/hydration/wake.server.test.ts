import vm from "node:vm";
import { expect, test } from "vitest";
import { deferScripts } from "./wake.server.ts";

const NONCE = "r4nd0m+/==";
const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/c.css"/></head><body><main>Hello</main><script nonce="${NONCE}">plain();</script><script nonce="${NONCE}">window.__remixContext = {"basename":"/"};</script><script nonce="${NONCE}" type="module" async="">import "/assets/entry.js";</script></body></html>`;

const TEXTS = "/texts/en/shell?build=1";

const defer = (html: string, page = "{}", wake: "touch" | "load" | "never" = "touch") =>
  deferScripts(html, { nonce: NONCE, wake, page, preloads: [TEXTS] });

/** The text of the script that wakes the page. */
function wakingScript(html: string): string {
  return /data-wake="\w+">([^<]*)<\/script>/.exec(html)?.[1] ?? "";
}

test("no module script and no preload is left that a browser would run or fetch", () => {
  const html = defer(PAGE);
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/);
  expect(html.match(/<link rel="x-modulepreload"/g)).toHaveLength(2);
  expect(html).toContain(`<script nonce="${NONCE}" type="x-module">import "/assets/entry.js";</script>`);
});

test("what the module imports itself is not preloaded, and nothing is preloaded twice", () => {
  const links = ["a", "b", "b", "c"].map((name) => `<link rel="modulepreload" href="/${name}.js"/>`).join("");
  const html = defer(
    `<body>${links}<script type="module">import "/a.js";\nimport * as c from "/c.js";</script></body>`,
  );
  expect([...html.matchAll(/x-modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/b.js"]);
});

test("a module script without a nonce is made inert too", () => {
  expect(defer('<body><script type="module">x()</script></body>')).toContain(
    '<script type="x-module">x()</script>',
  );
});

test("the framework's options are left out, which the scripts know", () => {
  expect(PAGE).toContain("__remixContext");
  expect(defer(PAGE)).not.toContain("__remixContext");
});

test("styles, plain scripts and words are left alone", () => {
  const html = defer(PAGE);
  expect(html).toContain('<link rel="stylesheet" href="/assets/c.css"/>');
  expect(html).toContain(`<script nonce="${NONCE}">plain();</script>`);
  expect(html).toContain("<main>Hello</main>");
  expect(html.endsWith("</body></html>")).toBe(true);
});

test("the page's data and the waking script come last in the body, with the nonce of the response", () => {
  const html = defer(PAGE, '{"language":"he"}', "load");
  expect(html).toContain(
    `<script type="application/json" id="page">{"language":"he"}</script><link rel="x-preload" as="fetch" crossorigin href="${TEXTS}"><script nonce="${NONCE}" data-wake="load">`,
  );
  expect(html.indexOf('id="page"')).toBeGreaterThan(html.indexOf('type="x-module"'));
});

test("signs that mean something to a replacement are data like any other", () => {
  expect(defer(PAGE, '{"a":"$& $1 $` $$"}')).toContain('id="page">{"a":"$& $1 $` $$"}</script>');
});

test("a page that never wakes carries neither its data nor a script that could wake it", () => {
  const html = defer(PAGE, '{"language":"he"}', "never");
  expect(html).not.toContain('id="page"');
  expect(html).not.toContain("data-wake");
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html.endsWith("</body></html>")).toBe(true);
});

test("a document without a body is left as it is", () => {
  expect(defer("")).toBe("");
  expect(defer("Something went wrong")).toBe("Something went wrong");
});

test("only the last end of a body counts", () => {
  const html = defer("<body><pre>&lt;/body></body> </body></html>");
  expect(html.match(/id="page"/g)).toHaveLength(1);
  expect(html.endsWith("</body></html>")).toBe(true);
});

/** A page in miniature, enough for the waking script: one preload, one inert module, and what listens. */
function miniature(wake: "touch" | "load", { trustedTypes = true } = {}) {
  const listeners = new Map<string, () => void>();
  const policies: string[] = [];
  const preload = { rel: "x-modulepreload" };
  const remade: Record<string, unknown>[] = [];
  const inert = {
    textContent: "start()",
    replaceWith: (script: Record<string, unknown>) => remade.push(script),
  };
  const window: Record<string, unknown> = {};
  const history = { state: null as object | null, replaceState: (state: object) => (history.state = state) };
  const globals: Record<string, unknown> = {
    window,
    history,
    // What listens for more than once wakes nothing; it is what the browser tests look at.
    addEventListener: (event: string, listener: () => void, { once = false }) =>
      once && listeners.set(event, listener),
    document: {
      currentScript: { nonce: NONCE, dataset: { wake } },
      createElement: () => ({}),
      querySelectorAll: (selector: string) => (selector.startsWith("link") ? [preload] : [inert]),
    },
  };
  if (trustedTypes) {
    const factory = {
      createPolicy: (name: string, rules: object) => {
        policies.push(name);
        return rules;
      },
    };
    globals.trustedTypes = factory;
    window.trustedTypes = factory;
  }
  vm.runInNewContext(wakingScript(defer(PAGE, "{}", wake)), globals);
  return { listeners, policies, preload, remade, history };
}

const MODULE = { type: "module", nonce: NONCE, textContent: "start()", onerror: expect.any(Function) };

test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "change", "dragenter"])(
  "the first %s wakes the page, and only the first",
  (event) => {
    const page = miniature("touch");
    expect(page.remade).toEqual([]);
    page.listeners.get(event)?.();
    expect(page.remade).toEqual([MODULE]);
    expect(page.preload.rel).toBe("modulepreload");
    for (const wake of page.listeners.values()) wake();
    expect(page.remade).toHaveLength(1);
  },
);

test("every entry of the history has a key of its own, by which its scroll position is remembered", () => {
  const keys = [1, 2].map(() => miniature("touch").history.state);
  expect(keys[0]).toEqual({ key: expect.stringMatching(/^\w{4,}$/) });
  expect(keys[0]).not.toEqual(keys[1]);
});

test("a live screen wakes at once and waits for nothing", () => {
  const page = miniature("load");
  expect(page.remade).toEqual([MODULE]);
  expect(page.listeners.size).toBe(0);
});

test("scripts are made under the one policy that the page's rules allow", () => {
  expect(miniature("load").policies).toEqual(["groundwork"]);
});

test("a browser that knows no trusted types wakes the page as well", () => {
  expect(miniature("load", { trustedTypes: false }).remade).toEqual([MODULE]);
});
