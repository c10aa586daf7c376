import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const today = () => new Date().toISOString().slice(0, 10);

/** A crew of a site at which a load is expected today, and a firm that brings it and is not cleared. */
async function waiting() {
  const { browser: owner } = await newMember(product);
  const [site, crew, order, firm] = Array.from({ length: 4 }, () => crypto.randomUUID() as string);
  await owner.post("/job-site-locator", {
    ...{ intent: "add", idem: site ?? "", name: "SAMPLE Ridge 4", status: "active", siteZone: "UTC" },
  });
  await owner.post("/workforce-tracking", {
    ...{ intent: "crew", idem: crew ?? "", name: "Framing", site: site ?? "", siteZone: "UTC" },
    ...{ ruleSet: "flsa", weekStart: "1", fenceMetres: "200", burdenPercent: "0" },
  });
  for (const n of [1, 2])
    await owner.post(`/workforce-crew/${crew}`, {
      ...{ intent: "worker", idem: crypto.randomUUID(), name: `Mason ${n}`, rate: "30.00" },
    });
  const [row] = await product.query<{ workspace_id: string }>(
    "select workspace_id from sites where id = ?",
    site,
  );
  const of = row?.workspace_id;
  const at = new Date().toISOString();
  await product.query(
    `insert into material_orders (id, workspace_id, topic, supplier, site_name, site_zone, lines, deliver_on, "window",
      state, state_since, created_at) values (?, ?, 'Studs', 'SAMPLE Yard', 'sample ridge 4', 'UTC', '[]', ?, '07', 'confirmed', ?, ?)`,
    ...[order, of, today(), at, at],
  );
  await product.query(
    `insert into compliance_subjects (id, workspace_id, kind, called, legal_name, site_zone, created_at)
      values (?, ?, 'company', 'SAMPLE Yard', 'SAMPLE Yard LLC', 'UTC', ?)`,
    ...[firm, of, at],
  );
  await product.query(
    `insert into compliance_items (id, workspace_id, subject_id, kind, created_at) values (?, ?, ?, 'w9', ?)`,
    ...[crypto.randomUUID(), of, firm, at],
  );
  return { owner, site, crew, order };
}

test.each(LANGUAGES)(
  "a load that is expected today is marked as seen by one press, once, and the order and the brief say so, in %s",
  async (language) => {
    const t = translator(language, "hard-hat-zone");
    const { owner, site, crew, order } = await waiting();
    const zone = await owner.visit(`/hard-hat-zone?crew=${crew}&lang=${language}`);
    expect(zone.text).toContain(t("deliveries.title"));
    const form = zone.forms.find(({ fields }) => fields.delivery === order);
    const press = () => owner.post(`/hard-hat-zone?crew=${crew}`, { ...form?.fields, intent: "delivery" });
    expect([(await press()).status, (await press()).status]).toEqual([303, 303]);
    const after = await owner.visit(`/hard-hat-zone?crew=${crew}`);
    expect(after.forms.some(({ fields }) => fields.delivery === order)).toBe(false);
    const page = await owner.visit(`/material-order/${order}`);
    expect(page.text).toContain(translator(language, "material-express")("seen.title"));
    expect(page.text).toContain("Mason 1");
    const brief = await owner.visit(`/job-site-intelligence?site=${site}`);
    expect(brief.text).toContain(translator(language, "brief-rules")("deliveriesToday.name"));
    expect(brief.text).not.toContain(translator(language, "brief-words")("notSeen"));
    const [row] = await product.query("select seen_by, version from material_orders where id = ?", order);
    expect(row).toEqual({ seen_by: "Mason 1", version: 1 });
  },
);

test.each(LANGUAGES)(
  "a supplier that is not cleared is flagged on the order until the site says that it asks for no papers, in %s",
  async (language) => {
    const t = translator(language, "site-gate");
    const { owner, site, order } = await waiting();
    const title = translator(language, "material-express")("gate.title", { firm: "\u2068SAMPLE Yard\u2069" });
    const flagged = async () =>
      (await owner.visit(`/material-order/${order}?lang=${language}`)).text.includes(title);
    expect(await flagged()).toBe(true);
    const page = await owner.visit(`/job-site/${site}`);
    expect(page.text).toContain(t("on"));
    const off = await owner.post(`/job-site/${site}`, { intent: "gate" });
    expect(off.status).toBe(303);
    expect((await owner.visit(`/job-site/${site}`)).text).toContain(t("off"));
    expect(await flagged()).toBe(false);
    await owner.post(`/job-site/${site}`, { intent: "gate", asks: "on" });
    expect(await flagged()).toBe(true);
  },
);
