import type { Browser } from "./browser.ts";
import { holderOf } from "./by-link.ts";
import { flownMission } from "./drone-missions.ts";
import { wellFilled } from "./hard-to-reach.ts";
import { makeRoom } from "./members.ts";

// Samples are in no file that goes to others: what a file is made of is kept as a member keeps it.

const idem = () => crypto.randomUUID();
const YEAR = new Date().getUTCFullYear();
const today = () => new Date().toISOString().slice(0, 10);
const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";
const idOf = (page: { path: string }) => pathOf(page).split("/").at(-1) ?? "";

/** An invoice of a posted receipt, with a payment. */
async function invoiced(member: Browser): Promise<string> {
  const project = idem();
  const job = { intent: "create", idem: project, name: "Ridge house", contract: "10000" };
  await member.post("/project-management", job);
  const paper = { kind: "receipt", vendor: "Sample Lumber", amount: "125.50", spentOn: today() };
  const added = await member.post("/financial-admin-services", { intent: "add", idem: idem(), ...paper });
  const item = added.location ?? "";
  const version = (await member.visit(item)).valueOf("version") ?? "";
  await member.post(item, { intent: "code", idem: idem(), version, project, code: "06 10 00", ...paper });
  for (const transition of ["approve", "post"]) await member.submit(await member.visit(item), { transition });
  const page = await member.visit(`/job-invoices/${project}?from=${YEAR}-01-01&to=${today()}`);
  const made = await member.submit(page, { intent: "invoice" }, { markup: "10", tax: "0", payDays: "14" });
  const issued = await member.submit(made, { transition: "issue" });
  const payment = { payer: "Client LLC", amount: "100", paidOn: today(), reference: "1001" };
  await member.submit(issued, { intent: "payment" }, payment);
  return idOf(made);
}

/** Fuel that was poured, signed for and delivered. */
async function delivered(member: Browser, order: string): Promise<void> {
  let page = await member.submit(await member.visit(`/fuel-order/${order}`), { intent: "depart" });
  const ticket = { start: "100", end: "115", hours: "", signedBy: "Operator 1" };
  page = await member.submit(page, { intent: "ticket" }, ticket);
  await member.submit(page, { intent: "deliver" });
}

/** What nothing but its own form makes: one of each; the pages of what has one. */
async function kept(member: Browser): Promise<string[]> {
  const plan = { every: "3", rhythm: "days", planPlace: "Shed 7" };
  await member.submit(await member.visit("/checklist/ladder"), { intent: "plan" }, plan);
  const vendor = { vendor: "Sample Framing", kind: "llc", w9On: `${YEAR}-01-05` };
  const vendors = await member.submit(await member.visit("/vendor-tax"), { intent: "vendor" }, vendor);
  await member.submit(vendors, { intent: "paid" }, { paid: "2500", paidOn: today() });
  const prices = await member.visit("/price-book?edit=07-shingles");
  await member.submit(prices, { intent: "price" }, { unitCost: "29.50", supplier: "Sample Supply" });
  const site = { name: "North yard", position: "40.7128, -74.0060", rules: "Boots on." };
  const place = await member.submit(
    await member.visit("/job-site-locator?edit=new"),
    { intent: "add" },
    site,
  );
  const path = /\/job-site\/[\w-]{36}/.exec(`${place.path} ${place.body}`)?.[0] ?? "";
  const came = { printedName: "Painter 9", reason: "crew", accepted: "on" };
  await member.submit(await member.visit(path), { intent: "check-in" }, came);
  return [path];
}

/** A conversation by voice that is kept; where its words are a file. */
async function spoken(member: Browser): Promise<string> {
  const key = idem();
  const lines = JSON.stringify([
    { who: "you", text: "How deep is a footing?" },
    { who: "joe", text: "Below frost." },
  ]);
  await member.post("/voice-assistant", { intent: "keep", idem: key, lines });
  return `/api/voice/transcripts/${key}`;
}

/** Keeps at least one record for each file; answers where pages begin that lead to files, and what no page leads to. */
export async function recordsFor(
  member: Browser,
): Promise<{ start: string[]; files: string[]; held: { holder: Browser; files: string[] }[] }> {
  await makeRoom(member);
  const { readable, offers } = await wellFilled(member);
  const invoice = await invoiced(member);
  const of = (type: string) =>
    offers.find((address) => address.includes(`type=${type}&`))?.split("id=")[1] ?? "";
  const read = (screen: string) =>
    readable.find((path) => path.startsWith(`/${screen}/`))?.split("/")[2] ?? "";
  await delivered(member, of("fuel-order"));
  const places = await kept(member);
  const flight = await flownMission(member);
  const photos = "a.jpg, 39.7001, -104.7001, 1712\nb.jpg, 39.7002, -104.7002, 1712";
  await member.submit(flight, { intent: "photos" }, { photos });
  const paid = await member.visit("/order-management?show=past");
  const order = /[?&;]order=([\w-]{36})/.exec(paid.body)?.[1] ?? "";
  const schedules = await member.visit("/ultimate-scheduling");
  const schedule = /\/schedule\/[\w-]{36}/.exec(schedules.body)?.[0] ?? "";
  const held = [];
  for (const [type, id, file] of [
    ["proposal", of("proposal"), "proposal.pdf"],
    ["invoice", invoice, "invoice.pdf"],
    ["pay-application", read("pay-application"), "pay-application.pdf"],
    ["lien-waiver", read("lien-waiver"), "waiver.pdf"],
  ] as const) {
    const { holder, link } = await holderOf(member, type, id);
    held.push({ holder, files: [`/shared/${link}/${file}`] });
  }
  return {
    start: [
      `/order-management?order=${order}&sheet=invoice`,
      `${schedule}?view=settings`,
      pathOf(flight),
      ...places,
      ...readable,
      "/library/read/contract-template-bundle/fixed-price",
      "/business-metric/dealsBegun",
    ],
    files: [
      await spoken(member),
      `/ledger-export/ledger.csv?from=${YEAR}-01-01&to=${today()}`,
      `/ledger-export/ledger.iif?from=${YEAR}-01-01&to=${today()}`,
      "/sitemap.xml",
    ],
    held,
  };
}
