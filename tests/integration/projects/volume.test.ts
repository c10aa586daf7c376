import { createClient } from "@libsql/client/web";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { PAGE } from "../../../scripts/lib/budgets.mjs";
import { weighPage } from "../../../scripts/lib/page-weight.mjs";
import { png } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { productOnLibsql } from "../support/libsql.ts";

const product = productOnLibsql("volume");

const pathOf = ({ path }: Pick<Page, "path">) => path.split("?")[0] ?? "";

/** Multiplies the only row of a table: what differs from row to row is given as SQL of its number `n.i`. */
async function multiply(table: string, times: number, differs: Record<string, string>): Promise<void> {
  const client = createClient({ url: product.sqld.url });
  const { rows } = await client.execute(`select name from pragma_table_info('${table}')`);
  const columns = rows.map(({ name }) => String(name));
  const values = columns.map((name) => differs[name] ?? `"${name}"`);
  await client.execute(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times})
     insert into ${table} (${columns.map((name) => `"${name}"`).join(", ")})
     select ${values.join(", ")} from (select * from ${table} limit 1), n`,
  );
  client.close();
}

const ID =
  "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))";

test("a project of 500 tasks, 2,000 punch items and 400 logs shows every list within the budget of a page, in two round trips at most", async () => {
  const browser = new Browser(product.own);
  const project = crypto.randomUUID();
  await browser.post("/project-management", { intent: "create", idem: project, name: "Sample tower" });
  const body = new FormData();
  const item = {
    ...{ intent: "raise", idem: crypto.randomUUID(), project, room: "Unit 1", trade: "tile" },
    words: "Grout missing at the tub, left of the drain",
  };
  for (const [name, value] of Object.entries(item)) body.append(name, value);
  expect((await browser.send("/punch-list-camera", { method: "POST", body })).status).toBe(303);
  await multiply("punch_items", 1_999, {
    id: ID,
    number: "number + n.i",
    room: "'Unit ' || (n.i % 90)",
    words: "words || ' ' || n.i",
    assignee: "'SAMPLE Company ' || (n.i % 12)",
  });
  const day = new Date(Date.now() - 500 * 86_400_000).toISOString().slice(0, 10);
  const log = { intent: "log", idem: crypto.randomUUID(), day };
  expect((await browser.post(`/project/${project}`, log)).status).toBe(303);
  await multiply("project_logs", 399, {
    id: ID,
    day: "date(day, '+' || n.i || ' days')",
    crews: "'Framers 4 x 8' || char(10) || 'Mason crew 3 x 10'",
    submitted_at: "created_at",
  });
  const paper = new FormData();
  const plan = { intent: "add", idem: crypto.randomUUID(), name: "Plan of a level", folder: "architectural" };
  for (const [name, value] of Object.entries(plan)) paper.append(name, value);
  paper.append("file", new Blob([png()]), "plan.png");
  const documents = `/project-documents/${project}`;
  expect((await browser.send(documents, { method: "POST", body: paper })).status).toBe(303);
  const numbered = { id: "id || '-' || n.i", file_id: "file_id || '-' || n.i" };
  await multiply("project_documents", 299, { ...numbered, sheet: "'A-' || n.i" });
  await multiply("files", 299, numbered);
  await multiply("project_document_versions", 299, { ...numbered, document_id: "document_id || '-' || n.i" });
  const made = await browser.submit(
    await browser.visit("/ultimate-scheduling?lang=en"),
    { intent: "create" },
    { name: "Sample tower", template: "", startOn: "2026-03-02" },
  );
  const lines = Array.from(
    { length: 500 },
    (_, n) => `Task of some work ${n + 1} 3d ${n > 0 ? n : ""} @Crew ${n % 9}`,
  );
  const schedule = pathOf(await browser.submit(made, { intent: "add" }, { lines: lines.join("\n") }));

  const lists = [
    ...["/project-management", `/project/${project}`, `/project/${project}?page=13`],
    ...["", "&by=trade", "&page=60", "&room=Unit+7"].map(
      (more) => `/punch-list-camera?project=${project}${more}`,
    ),
    ...[
      documents,
      `${documents}?page=10`,
      `/project-team/${project}`,
      `/project-report/${project}?span=week`,
    ],
    ...["/ultimate-scheduling", `${schedule}?page=17`, `${schedule}?view=lookahead`, `${schedule}?view=week`],
  ];
  for (const path of lists)
    for (const language of LANGUAGES) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
      const before = product.line.requests;
      const page = await browser.get(address);
      const trips = product.line.requests - before;
      // Thirty rows with what each needs are a long table; a job's own page is not.
      const most = /^\/(schedule|punch-list-camera)/.test(path) ? PAGE.longHtml : PAGE.html;
      const { html } = weighPage(page.body);
      expect([address, page.status, trips <= 2, html <= most ? "light" : html]).toEqual([
        address,
        200,
        true,
        "light",
      ]);
    }
  const shown = await browser.visit(`/punch-list-camera?project=${project}&lang=en`);
  expect(shown.text.replaceAll(",", "")).toContain("2000");
});
