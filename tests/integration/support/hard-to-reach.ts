import { pdf, png } from "../../pictures.ts";
import type { Browser, Fields, Page } from "./browser.ts";
import { filledIn } from "./fill-in.ts";
import { makeRoom } from "./members.ts";

/** A form as somebody sends it. */
export interface Sent {
  path: string;
  fields: Fields;
  /** What is sent with it. */
  file?: { field: string; name: string; content: Uint8Array<ArrayBuffer> | string };
}

/** Sends a form as a browser does: with a file in parts. */
export function sent(
  browser: Browser,
  { path, fields, file }: Sent,
  headers?: Record<string, string>,
): Promise<Page> {
  if (!file) return browser.post(path, fields, headers);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(file.field, new Blob([file.content]), file.name);
  return browser.send(path, { method: "POST", body, headers });
}

const idem = () => crypto.randomUUID();

/** The form of a page as it stands there, with what somebody typed or pressed. */
const asShown = (page: Page, wanted: Fields, typed: Fields = {}): Sent => {
  const form = page.form(wanted);
  return { path: form.action || page.path, fields: { ...form.fields, ...typed, ...wanted } };
};

const today = () => new Date().toISOString().slice(0, 10);
/** A day that is over nowhere. */
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What somebody asks the community, each time something else. */
const question = () => ({
  title: "How long before the forms come off",
  body: `A wall of ten inches, and the question is when to strip it. Job ${idem()}`,
});

/** A thread of the community that the member begins, after what there is already was shown. */
async function threadOf(member: Browser): Promise<string> {
  const typed = { ...question(), called: `Mason ${idem().slice(0, 8)}` };
  const form = await member.visit("/community-ask?space=concrete");
  const look = await member.submit(form, { intent: "check" }, typed);
  return (await member.submit(look, { intent: "ask" }, typed)).path;
}

/**
 * What a member can send that needs more than something in each field: files, figures that fit each other, and forms of
 * records that come to be only then. `readable` are the addresses of such records, `offers` those where one is shared.
 */
export async function wellFilled(
  member: Browser,
): Promise<{ forms: Sent[]; readable: string[]; offers: string[] }> {
  const list = await member.get("/checklist/ladder/list.csv");
  const run = await member.submit(
    await member.visit("/checklist/ladder"),
    { intent: "start" },
    { place: "Shed" },
  );
  const answers = { "items[0].answer": "good", "items[1].answer": "no", "items[2].answer": "no" };
  const rest = { "items[5].answer": "yes", "items[6].answer": "yes", printedName: "Mason 1" };
  const action = { "items[1].note": "Too light", "items[1].what": "Bring a type IA" };
  const due = { "items[1].owner": "Foreman 1", "items[1].due": today() };
  const second = await member.submit(
    await member.visit("/checklist/ladder"),
    { intent: "start" },
    { place: "Roof" },
  );
  const photo = await member.submit(second, { intent: "photo.0" }, { "items[0].answer": "repair" });
  await member.submit(run, { intent: "sign" }, { ...answers, ...rest, ...action, ...due });
  const board = await member.visit("/safety-checklists");
  const actions = [...board.body.matchAll(/href="(\/checklist-action\/[\w-]{36})"/g)].map(
    ([, path = ""]) => path,
  );

  const licence = await member.submit(
    await member.visit("/license-checker?state=CA&record=1"),
    { intent: "record" },
    LICENCE,
  );
  const check = licence.path.split("?")[0] ?? "";

  const drawing = plan();
  await sent(member, drawing);
  const site = idem();
  const gate = { name: "Sample gate", status: "active", position: "40.7, -74", siteZone: "America/New_York" };
  await member.post("/job-site-locator", { intent: "add", idem: site, ...gate });
  const spot = idem();
  await member.post(`/job-site/${site}`, {
    intent: "spot-add",
    idem: spot,
    kind: "machine",
    name: "Hoist 1",
  });
  const estimate = idem();
  const priced = { intent: "create", idem: estimate, title: "Ridge", job: "deck" };
  await member.post("/material-cost-estimator", priced);
  // Only a version of it is shown to others.
  await member.submit(await member.visit(`/estimate/${estimate}?view=versions`), { intent: "freeze" });
  const talk = idem();
  const held = { intent: "start", idem: talk, day: today(), place: "Gate 2" };
  await member.post("/tailgate-talk/talk-ladders", held);

  const schedule = idem();
  const begun = { name: "Ridge", template: "bath", startOn: today() };
  await member.post("/ultimate-scheduling", { intent: "create", idem: schedule, ...begun });
  const project = idem();
  await member.post("/project-management", { intent: "create", idem: project, name: "Ridge" });
  const defect = { room: "Bath", trade: "tile", words: "Grout missing" };
  const raised = { intent: "raise", idem: idem(), project, ...defect };
  const { location } = await member.post("/punch-list-camera", raised);
  const punch = /punch-item\/([\w-]+)/.exec(location ?? "")?.[1] ?? "";
  await member.submit(await member.visit(`/punch-item/${punch}`), { transition: "order" });
  const asked = { topic: "Header", question: "Which one?", trade: "other" };
  const impacts = { costImpact: "none", timeImpact: "none" };
  const written = await member.post("/rfis", {
    intent: "create",
    idem: idem(),
    project,
    ...asked,
    ...impacts,
  });
  const rfi = /rfi\/([\w-]+)/.exec(written.location ?? "")?.[1] ?? "";
  await member.submit(await member.visit(`/rfi/${rfi}`), { transition: "ask" });
  const wish = { topic: "A form", words: "Which one is it?", category: "paperwork", priority: "normal" };
  const ticket = idem();
  await member.post("/vic-service", { intent: "open", idem: ticket, seen: "yes", ...wish });
  const caller = idem();
  const rang = { phone: "(512) 555-0134", reason: "A deck", urgency: "normal" };
  await member.post("/tel-pro", { intent: "log", idem: caller, ...rang });
  const bid = await invitedBidder(member);
  const change = await sentChange(member, project);
  const proposal = await sentProposal(member);
  const application = await submittedApplication(member, project);
  const material = await materialsOf(member);
  const permit = await awaited(member);
  const desk = await deskOf(member, project);
  const firm = idem();
  const named = { called: "Roofers", legalName: "Sample Roofing LLC", set: "supplier" };
  await member.post("/compliance", { intent: "create", idem: firm, ...named });

  await member.submit(await member.visit("/shop"), { intent: "add", productId: "contract-template-bundle" });
  const bought = await member.submit(await member.visit("/checkout"), { intent: "place" });
  await member.submit(bought, { transition: "pay" });
  await member.submit(await member.visit("/shop"), { intent: "add", productId: "insurance-guide" });

  const offering = await member.submit(
    await member.visit("/quote-requests"),
    { intent: "page" },
    { firm: "Sample Ridge Builders" },
  );
  const quotes = /\/quote-page\/[\w-]{36}/.exec(offering.body)?.[0] ?? "";

  const job = {
    ...{ trade: "deck", scope: "A deck", timing: "weeks", cap: "3", region: "TX", place: "Austin 78704" },
    ...{ client: "Homeowner 1", email: "homeowner@example.com", agreed: "on" },
  };
  const lead = idem();
  await member.post("/lead-generation", { intent: "post", idem: lead, ...job });
  const looksFor = { firm: "Sample Ridge Builders", trades: "deck", region: "TX", place: "Austin 78704" };
  const questions = await member.post("/customer-questionnaire?form=deck", {
    ...{ intent: "begin", idem: idem(), form: "deck", from: "", client: "Homeowner 1" },
  });

  const firmCase = { intent: "create", idem: idem(), firm: "Sample Ridge", address: "" };
  const verification = (await member.post("/verification", firmCase)).location ?? "";
  const contractor = { called: "Sample Ridge", work: "roofing", crew: "yes" };
  const begunReport = { intent: "begin", idem: idem(), ...contractor };
  const report = (await member.post("/contractor-verification", begunReport)).location ?? "";
  await member.post(report, { intent: "ask", idem: idem(), kind: "bond" });
  const paper = /\/contractor-paper\/[\w-]{36}/.exec((await member.visit(report)).body)?.[0] ?? "";

  const evidence = asShown(await member.visit(`/license-evidence?check=${check.split("/").at(-1)}`), {
    intent: "evidence",
  });
  const thread = await threadOf(member);
  return {
    readable: [
      ...actions,
      thread,
      questions.location ?? "",
      check,
      `/job-billing/${project}`,
      `/pay-application/${application}`,
      `/lead/${lead}`,
      desk.paper,
      `/vic-ticket/${ticket}`,
      `/call/${caller}`,
      "/call-script/new",
      `/lien-waiver/${desk.waiver}`,
      verification,
      report,
      paper,
      `/material-order/${material.list}`,
      `/material-order/${material.ordered}`,
    ],
    offers: Object.entries({
      drawing: drawing.fields.idem,
      site,
      "near-miss": site,
      "site-spot": spot,
      estimate,
      "tailgate-record": talk,
      punch,
      "project-documents": project,
      permit,
      rfi,
      ticket,
      bid,
      lead,
      "material-order": material.ordered,
      "material-quote": material.quote,
      "change-order": change,
      proposal,
      "fuel-order": await confirmedFuel(member),
      "compliance-subject": firm,
      intake: /intake=([\w-]+)/.exec(questions.location ?? "")?.[1] ?? "",
    })
      .map(([type, id]) => `/workspace/share?type=${type}&id=${id}`)
      .concat(actions.map((path) => `/workspace/share?type=checklist-action&id=${path.split("/").at(-1)}`)),
    forms: [
      {
        path: "/community-ask",
        fields: {
          ...{ intent: "ask", idem: idem(), space: "codes", kind: "question", language: "en", trade: "all" },
          ...question(),
        },
      },
      asShown(await member.visit("/checkout"), { intent: "place" }),
      asShown(
        await member.visit("/library/read/contract-template-bundle/fixed-price"),
        { intent: "fill" },
        {
          blank_owner: "Owner 1, 4 Hill Road",
        },
      ),
      asShown(
        await member.visit("/weather-limits?kind=crane"),
        { intent: "limits" },
        {
          gustCaution: "15",
          gustStop: "25",
          reason: "The maker's chart",
        },
      ),
      asShown(
        await member.visit(`/weather-scheduling?schedule=${schedule}`),
        { intent: "kind" },
        { kind: "steel" },
      ),
      asShown(await member.visit("/license-checker?state=CA&record=1"), { intent: "record" }, LICENCE),
      asShown(
        await member.visit(`${quotes}?job=deck`),
        { intent: "send" },
        { client: "Homeowner 1", email: "homeowner@example.com" },
      ),
      asShown(await member.visit("/lead-generation"), { intent: "post" }, job),
      asShown(await member.visit("/open-leads"), { intent: "profile" }, looksFor),
      { ...evidence, file: { field: "file", name: "page.pdf", content: pdf() } },
      { path: photo.path, fields: { intent: "add", idem: idem() }, file: PICTURE },
      {
        path: "/checklist-import",
        fields: { intent: "import", idem: idem(), list: "" },
        file: { field: "file", name: "ladder.csv", content: list.body },
      },
      {
        path: `/project-documents/${project}`,
        fields: { intent: "add", idem: idem(), folder: "structural" },
        file: PICTURE,
      },
      {
        path: "/financial-admin-services",
        fields: { intent: "add", idem: idem(), kind: "receipt" },
        file: PICTURE,
      },
      { path: "/permit-files", fields: { intent: "file", permit, idem: idem() }, file: PICTURE },
      { path: "/services", fields: { intent: "pin", screen: "hub" } },
      { path: "/tools", fields: { intent: "pin", screen: "hub" } },
      ...(await peopleOf(member)),
      plan(),
    ],
  };
}

/** Two people who may be one, side by side, a file of people, and a profile from a file. */
async function peopleOf(member: Browser): Promise<Sent[]> {
  const made = [];
  for (const phone of ["312 555 0101", "312 555 0102"])
    made.push(
      await member.submit(
        await member.visit("/crm-dashboard"),
        { intent: "quick" },
        { name: "Homeowner 1", phone },
      ),
    );
  const [one, other] = made.map(({ body }) => /\/crm-contact\/([\w-]{36})/.exec(body)?.[1] ?? "");
  const text = "name,phone\nHomeowner 2,312 555 0103\n";
  return [
    asShown(await member.visit(`/crm-merge?one=${one}&other=${other}`), { intent: "merge" }),
    {
      path: "/crm-import",
      fields: { intent: "import", idem: idem(), text },
      file: { field: "file", name: "people.csv", content: text },
    },
    {
      path: "/career-import",
      fields: {
        ...{
          intent: "import",
          idem: idem(),
          name: "Carpenter 12",
          headline: "Builds",
          map_skills_skill: "0",
        },
        table_skills: JSON.stringify({ titles: ["Name"], lines: [{ line: 2, cells: ["Stairs"] }] }),
      },
      file: { field: "file", name: "Skills.csv", content: "Name\nStairs\n" },
    },
  ];
}

/** An invitation to a package that is out for bids. */
async function invitedBidder(member: Browser): Promise<string> {
  const begun = await member.submit(
    await member.visit("/bid-management"),
    { intent: "create" },
    { topic: "Wiring" },
  );
  const asked = await member.submit(begun, { intent: "invite" }, { company: "Sample Electric" });
  await member.submit(asked, { transition: "open" });
  return /\/bid\/([\w-]+)/.exec(asked.body)?.[1] ?? "";
}

/** A receipt in the inbox of the back office, and a waiver that somebody with a link can sign. */
async function deskOf(member: Browser, project: string): Promise<{ paper: string; waiver: string }> {
  const paper = { intent: "add", idem: idem(), kind: "receipt", vendor: "Sample yard" };
  const added = await member.post("/financial-admin-services", paper);
  const asked = { party: "Sample Roofing", amount: "100", throughOn: today(), language: "en" };
  const kind = { condition: "conditional", stage: "progress" };
  const made = { intent: "create", idem: idem(), project, ...asked, ...kind };
  const { location } = await member.post("/lien-waivers", made);
  await member.submit(await member.visit(location ?? ""), { transition: "request" });
  return { paper: added.location ?? "", waiver: (location ?? "").split("/").at(-1) ?? "" };
}

/** A change order that somebody with a link can approve. */
async function sentChange(member: Browser, project: string): Promise<string> {
  const begun = { intent: "create", idem: idem(), project, title: "Rock", reason: "hidden" };
  const { location } = await member.post("/change-orders", begun);
  const change = /change-order\/([\w-]+)/.exec(location ?? "")?.[1] ?? "";
  const path = `/change-order/${change}`;
  const priced = { intent: "line" };
  await member.submit(await member.visit(path), priced, { text: "Break rock", qty: "4", unitCost: "180" });
  for (const transition of ["price", "send"]) await member.submit(await member.visit(path), { transition });
  return change;
}

/** An application for payment that somebody with a link can certify. */
async function submittedApplication(member: Browser, project: string): Promise<string> {
  const lines = { contract: "1000", "texts[0]": "Frame", "amounts[0]": "1000" };
  const billing = await member.visit(`/job-billing/${project}`);
  await member.submit(billing, { intent: "contract" }, lines);
  const begun = await member.submit(await member.visit(`/job-billing/${project}`), { intent: "begin" });
  await member.submit(begun, { intent: "work" }, { "done[0]": "50%" });
  await member.submit(await member.visit(begun.path), { transition: "submit" });
  return /pay-application\/([\w-]+)/.exec(begun.path)?.[1] ?? "";
}

/** A proposal that somebody with a link can accept. */
async function sentProposal(member: Browser): Promise<string> {
  const begun = { intent: "create", idem: idem(), template: "deck", title: "Deck" };
  const { location } = await member.post("/proposal-builder", begun);
  await member.submit(await member.visit(location ?? ""), { transition: "send" });
  return /proposal\/([\w-]+)/.exec(location ?? "")?.[1] ?? "";
}

/** A list of material with a request for prices, and an order that somebody with a link can confirm. */
async function materialsOf(member: Browser): Promise<{ list: string; ordered: string; quote: string }> {
  const idOf = (path?: string | null) => /material-order\/([\w-]+)/.exec(path ?? "")?.[1] ?? "";
  const begun = async () => {
    const list = { intent: "begin", idem: idem(), topic: "Studs", siteName: "Ridge", sku: "STD-1" };
    return idOf((await member.post("/material-express", list)).location);
  };
  const [list, ordered] = [await begun(), await begun()];
  const asking = await member.visit(`/material-order/${list}`);
  const asked = await member.submit(asking, { intent: "ask" }, { askedOf: "Sample yard" });
  const quote = /type=material-quote&(?:amp;)?id=([\w-]+)/.exec(asked.body)?.[1] ?? "";
  await member.submit(await member.visit(`/material-order/${ordered}`), { intent: "slot" });
  return { list, ordered, quote };
}

/** An order of fuel whose driver can write tickets. */
async function confirmedFuel(member: Browser): Promise<string> {
  const [machine, supplier, order] = [idem(), idem(), idem()];
  const burns = {
    fuel: "dyed",
    horsepower: "74",
    loadPercent: "50",
    hoursPerDay: "6",
    tank: "27",
    level: "9",
  };
  await member.post("/fuelup-delivery", {
    intent: "machine",
    idem: machine,
    label: "Skid steer 1",
    ...burns,
  });
  await member.post("/fuelup-delivery", { intent: "supplier", idem: supplier, firm: "Fuel", dyed: "on" });
  const line = { "machines[0].machine": machine, "machines[0].fuel": "dyed", "machines[0].gallons": "15" };
  const asked = { supplier, siteName: "Ridge", deliverOn: tomorrow(), indexDyed: "3.2", ...line };
  await member.post("/fuel-order-form", { intent: "order", idem: order, ...asked });
  await member.submit(await member.visit(`/fuel-order/${order}`), { intent: "confirm" });
  return order;
}

/** A permit whose inspection somebody with a link can answer. */
async function awaited(member: Browser): Promise<string> {
  const filed = { name: "Ridge", jurisdiction: "Sample City", recordType: "deck" };
  let page = await member.submit(await member.visit("/permit-tracking"), { intent: "create" }, filed);
  page = await member.submit(page, { intent: "edit" }, { number: "D-1" });
  for (const transition of ["submit", "review", "approve", "issue"])
    page = await member.submit(page, { transition }, { transition, note: "Said so" });
  await member.submit(page, { intent: "request" }, { type: "framing", requestedFor: today() });
  return /permit\/([\w-]+)/.exec(page.path)?.[1] ?? "";
}

/** A drawing that is kept. */
const plan = (): Sent => ({
  path: "/blueprint-analyzer/drawings",
  fields: { intent: "save", idem: idem(), name: "plan.svg", width: "40", height: "30", lines: "[]" },
  file: { field: "picture", name: "plan.svg", content: '<svg viewBox="0 0 40 30"><text>DEN</text></svg>' },
});

const LICENCE = {
  state: "CA",
  number: "1234567",
  name: "SAMPLE Ridge Builders",
  status: "suspended",
  bond: "shown",
  compensation: "exempt",
  work: "newHome",
  value: "45,000",
  lookedOn: "2026-01-02",
};
const PICTURE = { field: "file", name: "card.png", content: png() };

/**
 * Shares records as a member does, with a browser that opens every link; the last of them asks for a PIN and is not opened
 * further. Answers where the links lead, the form of the sharing itself, and what whoever holds them sends with care.
 */
export async function shared(
  member: Browser,
  holder: Browser,
  offers: readonly string[],
): Promise<{ doors: string[]; form: Sent; byHolder: Sent[] }> {
  const doors = new Map<string, string>();
  let form: Sent = { path: "", fields: {} };
  const share = async (address: string, typed: Fields) => {
    const page = await member.visit(address);
    const shown = page.form({ intent: "share" });
    const fields = { ...filledIn(shown), intent: "share", name: "The architect", days: "7", ...typed };
    form = { path: shown.action || address, fields: { ...fields, idem: idem() } };
    const made = await member.post(form.path, fields);
    const sheet = await member.visit(made.location ?? "");
    const opened = await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
    return opened.location ?? "";
  };
  for (const address of offers) doors.set(address, await share(address, { kind: "person", pin: "" }));
  const of = (type: string) => offers.find((address) => address.includes(`type=${type}&`)) ?? "";
  const locked = await share(of("site"), { kind: "crew", pin: "4321" });
  const talk = await holder.visit(`${doors.get(of("tailgate-record"))}/tailgate`);
  const name = { name: "Mason 1", signature: "M1", language: "en" };
  // Which answers are right is not said.
  const signed = ["aa", "ab", "ba", "bb"].map(([first = "", second = ""]) =>
    asShown(talk, { intent: "sign" }, { ...name, first, second }),
  );
  return {
    doors: [...doors.values(), locked],
    form,
    byHolder: [{ path: locked, fields: { pin: "4321" } }, ...signed],
  };
}

/** An invitation into somebody's workspace, as whoever was invited takes it. */
export async function invitation(owner: Browser): Promise<Sent> {
  const key = idem();
  await owner.post("/workspace", { intent: "make", idem: key, name: "Ridge Framing" });
  await makeRoom(owner);
  await owner.post("/workspace", {
    intent: "invite",
    idem: idem(),
    workspace: `workspace:${key}`,
    role: "viewer",
  });
  const token = /invitation\?token=([\w-]+)/.exec((await owner.get("/workspace")).body)?.[1] ?? "";
  return { path: "/workspace/invitation", fields: { token } };
}
