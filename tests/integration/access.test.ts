import { beforeAll, describe, expect, test } from "vitest";
import { SCREENS, type Screen } from "../../app/site-map.ts";
import { png } from "../pictures.ts";
import { Browser, ownAddress, type Page } from "./support/browser.ts";
import { builtRoutes } from "./support/built-routes.ts";
import { makeRoom, newAdmin, newMember } from "./support/members.ts";
import { product } from "./support/product.ts";

/** Who may ask: nobody known, a guest with a cart, the people of a workspace, whoever holds a link, an administrator. */
const ACTORS = ["stranger", "guest", "holder", "admin", "viewer", "member", "owner"] as const;
type Actor = (typeof ACTORS)[number];

/** A status, and for a redirect whether it leads to sign in, to the door of the link, or on. */
type Outcome = "200" | "303 auth" | "303 door" | "303 on" | "400" | "403" | "404" | "405" | "409" | "422";
type Row = Record<Actor, Outcome>;

const row = (nobody: Outcome, admin: Outcome, viewer: Outcome, member: Outcome): Row => ({
  stranger: nobody,
  guest: nobody,
  holder: nobody,
  admin,
  viewer,
  member,
  owner: member,
});
const byLink = (others: Outcome, holder: Outcome): Row => ({
  ...row(others, others, others, others),
  holder,
});

interface Expected {
  /** What stands in place of parameters, and a query. */
  at?: (made: Made) => string;
  get: Row;
  /** What is sent, and what comes of it. */
  post?: { fields: (made: Made) => Record<string, string>; outcome: Row };
}

/** Every private route, and states of public ones that hold a workspace's records. */
const TABLE: Record<string, Expected> = {
  "/profile": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "save" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/security-dashboard": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/questions": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/people": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/claims": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/loan-claims": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/community": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/lounge-suggest": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/lounge": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/community-ask": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "ask" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/partners": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/my-offers": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/partner-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/champions": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/nominate": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/my-recognition": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/machine-reports": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/review-reports": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/career-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/career-import": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/pro-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/rental-company-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/open-leads": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/lead-reports": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/quote-requests": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-dashboard": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/become-a-mentor": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crew-need-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/connection-reports": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/connection/:connection": {
    at: () => "/connection/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/my-connections": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/course-figures": { get: row("303 auth", "200", "404", "404") },
  "/my-learning": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/my-mentoring": {
    get: row("303 auth", "200", "200", "200"),
  },
  "/mentor-session/:session": {
    at: () => "/mentor-session/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/drone-missions/flights.csv": { get: row("303 auth", "200", "200", "200") },
  "/drone-mission/:mission/coverage.svg": {
    at: () => "/drone-mission/sample/coverage.svg",
    get: row("303 auth", "404", "404", "404"),
  },
  "/drone-missions": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/drone-mission/:mission": {
    at: () => "/drone-mission/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/tel-pro": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/call-hours": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/call/:call": {
    at: () => "/call/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/call-script/:script": {
    at: () => "/call-script/leak",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/deal/new": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/deal/:deal": {
    at: () => "/deal/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-contact/:contact": {
    at: () => "/crm-contact/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-merge": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-import": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-report": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/financing-applications": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/saved-financing": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/crm-contacts": { get: row("303 auth", "200", "200", "200") },
  "/crm-dashboard/deals.csv": { get: row("303 auth", "200", "200", "200") },
  "/crm-dashboard/people.csv": { get: row("303 auth", "200", "200", "200") },
  "/financial-services": { get: row("303 auth", "200", "200", "200") },
  "/financial-services/applications.csv": { get: row("303 auth", "200", "200", "200") },
  "/financial-services/payments.csv": { get: row("303 auth", "200", "200", "200") },
  "/financial-services/invoices.csv": { get: row("303 auth", "200", "200", "200") },
  "/ledger-export": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/ledger-export/ledger.iif": { get: row("303 auth", "200", "200", "200") },
  "/ledger-export/ledger.csv": { get: row("303 auth", "200", "200", "200") },
  "/payment-reminders": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/payment-reminder/:document": {
    at: () => `/payment-reminder/${crypto.randomUUID()}`,
    get: row("303 auth", "404", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/job-invoices/:project": {
    at: ({ project }) => `/job-invoices/${project}`,
    get: row("303 auth", "404", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/invoice/:invoice": {
    at: () => "/invoice/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/invoice/:invoice/invoice.pdf": {
    at: () => `/invoice/${crypto.randomUUID()}/invoice.pdf`,
    get: row("303 auth", "404", "404", "404"),
  },
  "/shared/:link/invoice": {
    at: ({ link }) => `/shared/${link}/invoice`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "accept", printedName: "Sample Owner" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/invoice.pdf": {
    at: ({ link }) => `/shared/${link}/invoice.pdf`,
    get: byLink("303 door", "404"),
  },
  "/job-billing/:project": {
    at: () => "/job-billing/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/job-billing/:project?own": {
    at: ({ project }) => `/job-billing/${project}`,
    get: row("303 auth", "404", "200", "200"),
    post: {
      fields: () => ({
        ...{ intent: "terms", version: "0", firstRate: "10", threshold: "50", laterRate: "5" },
        ...{ storedRate: "10", payDays: "30" },
      }),
      // What the member before the owner wrote is newer than the page that the owner has read.
      outcome: { ...row("303 auth", "404", "403", "303 on"), owner: "409" },
    },
  },
  "/pay-application/:application": {
    at: () => "/pay-application/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "422", "422", "422") },
  },
  "/pay-application/:application/application.pdf": {
    at: () => `/pay-application/${crypto.randomUUID()}/application.pdf`,
    get: row("303 auth", "404", "404", "404"),
  },
  "/shared/:link/pay-application": {
    at: ({ link }) => `/shared/${link}/pay-application`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "certify", printedName: "Sample Owner" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/pay-application.pdf": {
    at: ({ link }) => `/shared/${link}/pay-application.pdf`,
    get: byLink("303 door", "404"),
  },
  "/business-intelligence": { get: row("303 auth", "200", "200", "200") },
  "/my-figures": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/business-intelligence/board.csv": { get: row("303 auth", "200", "200", "200") },
  "/business-metric/:metric": {
    at: () => "/business-metric/winRate",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/business-metric/:metric/rows.csv": {
    at: () => "/business-metric/winRate/rows.csv",
    get: row("303 auth", "200", "200", "200"),
  },
  "/financial-admin-services": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/desk-item/:item": {
    at: () => "/desk-item/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/month-end": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/vendor-tax": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/vendor-tax/vendors.csv": { get: row("303 auth", "200", "200", "200") },
  "/lien-clocks": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/lien-clocks/deadlines.ics": { get: row("303 auth", "200", "200", "200") },
  "/lien-waivers": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/lien-waiver/:waiver": {
    at: () => "/lien-waiver/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/lien-waiver/:waiver/waiver.pdf": {
    at: () => "/lien-waiver/sample/waiver.pdf",
    get: row("303 auth", "404", "404", "404"),
  },
  "/shared/:link/lien-waiver": {
    at: ({ link }) => `/shared/${link}/lien-waiver`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "sign", printedName: "Sample Roofer" }),
      outcome: byLink("403", "404"),
    },
  },
  "/ask-bookkeeper": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/shared/:link/bookkeeper": {
    at: ({ link }) => `/shared/${link}/bookkeeper`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "answer", printedName: "Sample Books" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/bookkeeper-file/:file": {
    at: ({ link }) => `/shared/${link}/bookkeeper-file/none`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/waiver.pdf": {
    at: ({ link }) => `/shared/${link}/waiver.pdf`,
    get: byLink("303 door", "404"),
  },
  "/financial-admin-services/papers.csv": { get: row("303 auth", "200", "200", "200") },
  "/intakes": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/intakes.csv": {
    at: () => "/intakes.csv?template=deck",
    get: row("303 auth", "200", "200", "200"),
  },
  "/shared/:link/intake": {
    at: ({ link }) => `/shared/${link}/intake`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ section: "job", a_note: "Which one?" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/intake-file/:file": {
    at: ({ link, picture }) => `/shared/${link}/intake-file/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/admin/requests": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ to: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/profile/data": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "delete" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/profile/archive": {
    get: row("303 auth", "303 on", "303 on", "303 on"),
    post: { fields: () => ({}), outcome: row("303 auth", "200", "200", "200") },
  },
  "/admin/terms": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/job-site/:site?own": {
    at: ({ site }) => `/job-site/${site}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "check-in",
        idem: crypto.randomUUID(),
        printedName: `Painter ${crypto.randomUUID().slice(0, 8)}`,
        reason: "crew",
        version: "1",
        accepted: "on",
        here: "40.5, -74",
        accuracy: "10",
      }),
      outcome: row("403", "403", "403", "303 on"),
    },
  },
  "/job-site/:site/visits.csv": {
    at: ({ site }) => `/job-site/${site}/visits.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/estimate/:estimate?own": {
    at: ({ estimate }) => `/estimate/${estimate}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "line",
        idem: crypto.randomUUID(),
        text: "Pipe",
        qty: "2",
        unit: "ft",
        unitCost: "2",
      }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/estimate/:estimate/lines.csv": {
    at: ({ estimate }) => `/estimate/${estimate}/lines.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/project/:project?own": {
    at: ({ project }) => `/project/${project}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "log", idem: crypto.randomUUID(), day: "2026-03-02" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/project-log/:log?own": {
    at: ({ log }) => `/project-log/${log}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "save", version: "1", work: "Walls" }),
      // The owner sends the words that the member has written already: that is no conflict.
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/schedule/:schedule?own": {
    at: ({ schedule }) => `/schedule/${schedule}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "add", idem: crypto.randomUUID(), lines: "Dig 2d" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/schedule/:schedule/tasks.csv": {
    at: ({ schedule }) => `/schedule/${schedule}/tasks.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/schedule/:schedule/project.xml": {
    at: ({ schedule }) => `/schedule/${schedule}/project.xml`,
    get: row("404", "404", "200", "200"),
  },
  "/weather-days/:project?own": {
    at: ({ project }) => `/weather-days/${project}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "terms", version: "0", dayHours: "4" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/weather-notice/:project?own": {
    at: ({ project }) => `/weather-notice/${project}`,
    get: row("404", "404", "200", "200"),
  },
  "/workforce-week/:crew/payroll.csv": {
    at: ({ crew }) => `/workforce-week/${crew}/payroll.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/weather-days/:project/days.csv": {
    at: ({ project }) => `/weather-days/${project}/days.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/job-site-intelligence?own": {
    at: ({ site }) => `/job-site-intelligence?site=${site}`,
    get: row("404", "404", "200", "200"),
  },
  "/permit/:permit?own": {
    at: ({ permit }) => `/permit/${permit}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "entry",
        idem: crypto.randomUUID(),
        kind: "comment",
        day: "2026-03-01",
        words: "The clerk called",
      }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/workspace": {
    get: row("303 auth", "200", "200", "200"),
    post: {
      fields: ({ workspace }) => ({
        intent: "invite",
        idem: crypto.randomUUID(),
        workspace,
        role: "viewer",
      }),
      outcome: { ...row("303 auth", "403", "403", "403"), owner: "303 on" },
    },
  },
  "/list-equipment": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "publish" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/list-lodging": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "publish" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/sell-equipment": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "publish" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/workspace/share": {
    at: ({ drawing }) => `/workspace/share?type=drawing&id=${drawing}`,
    get: row("303 auth", "404", "200", "200"),
    post: {
      fields: ({ workspace, drawing }) => ({
        intent: "share",
        idem: crypto.randomUUID(),
        workspace,
        type: "drawing",
        id: drawing,
        name: "The architect",
        kind: "person",
        days: "7",
      }),
      outcome: row("303 auth", "403", "403", "303 on"),
    },
  },
  "/order-management?order": {
    at: ({ order }) => `/order-management?order=${order}`,
    get: row("404", "404", "200", "200"),
    post: {
      // A viewer reads and changes nothing; what they may not do has no button, and is refused.
      fields: ({ order }) => ({
        intent: "return",
        order,
        idem: crypto.randomUUID(),
        productId: "branded-hard-hat",
        quantity: "1",
        reason: "Too small",
      }),
      outcome: row("404", "404", "409", "409"),
    },
  },
  "/loyalty-program?source": {
    at: () => "/loyalty-program?source=earned",
    get: row("200", "200", "200", "200"),
    post: {
      // A reward of the workspace that no order has taken: whose it is not does not learn that it is there.
      fields: ({ redemption }) => ({
        intent: "cancel",
        redemption,
        idem: crypto.randomUUID(),
        version: "9",
      }),
      outcome: row("404", "404", "403", "409"),
    },
  },
  "/admin/orders": {
    at: ({ order }) => `/admin/orders?order=${order}`,
    get: row("303 auth", "200", "404", "404"),
    post: {
      fields: ({ order }) => ({ intent: "refund", order, idem: crypto.randomUUID(), amount: "1" }),
      outcome: row("303 auth", "409", "404", "404"),
    },
  },
  "/admin/codes": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "make" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/taxes": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "save" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/blueprint-analyzer?plan": {
    at: ({ drawing }) => `/blueprint-analyzer?plan=${drawing}`,
    get: row("303 auth", "404", "200", "200"),
  },
  "/blueprint-analyzer/drawings": {
    get: row("303 auth", "303 on", "303 on", "303 on"),
    post: {
      fields: ({ drawing }) => ({ intent: "takeoff", id: drawing, version: "1", takeoff: "m=count~~~1.1" }),
      outcome: row("303 auth", "404", "403", "200"),
    },
  },
  "/blueprint-analyzer/drawings/:id": {
    at: ({ drawing }) => `/blueprint-analyzer/drawings/${drawing}`,
    get: row("303 auth", "404", "200", "200"),
  },
  "/files/:id": {
    at: ({ picture }) => `/files/${picture}`,
    // A picture of the owner's own, which no workspace shares.
    get: { ...row("404", "404", "404", "404"), owner: "200" },
  },
  "/shared/:link": {
    at: ({ link }) => `/shared/${link}`,
    get: byLink("403", "303 on"),
    // This link has no PIN: whoever sends one is led on.
    post: { fields: () => ({ pin: "0000" }), outcome: byLink("303 door", "303 on") },
  },
  "/shared/:link/drawing": {
    at: ({ link }) => `/shared/${link}/drawing`,
    get: byLink("303 door", "200"),
    post: {
      fields: () => ({ idem: crypto.randomUUID(), text: "Fine", printedName: "Sample Architect" }),
      outcome: byLink("403", "303 on"),
    },
  },
  // This link is to a drawing.
  "/shared/:link/estimate": {
    at: ({ link }) => `/shared/${link}/estimate`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "approve", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/gift": {
    at: ({ link }) => `/shared/${link}/gift`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "take" }), outcome: byLink("403", "404") },
  },
  "/shared/:link/site": {
    at: ({ link }) => `/shared/${link}/site`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "check-out", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/site-spot/:spot": {
    at: ({ spot }) => `/site-spot/${spot}`,
    get: row("404", "404", "303 on", "303 on"),
  },
  "/job-site/:site?spot": {
    at: ({ site }) => `/job-site/${site}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "spot-add",
        idem: crypto.randomUUID(),
        kind: "machine",
        name: `Hoist ${crypto.randomUUID().slice(0, 8)}`,
      }),
      outcome: row("403", "403", "403", "303 on"),
    },
  },
  "/shared/:link/site-spot": {
    at: ({ link }) => `/shared/${link}/site-spot`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ idem: crypto.randomUUID(), text: "Loose", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/checklist-action": {
    at: ({ link }) => `/shared/${link}/checklist-action`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "finish", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/near-miss": {
    at: ({ link }) => `/shared/${link}/near-miss`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "report", idem: crypto.randomUUID(), what: "A brace fell", place: "Gate 2" }),
      outcome: byLink("403", "404"),
    },
  },
  // This link is to a drawing.
  "/shared/:link/compliance-subject": {
    at: ({ link }) => `/shared/${link}/compliance-subject`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "send" }), outcome: byLink("403", "404") },
  },
  "/shared/:link/compliance-gate": {
    at: ({ link }) => `/shared/${link}/compliance-gate`,
    get: byLink("303 door", "404"),
  },
  // This link is to a drawing.
  "/shared/:link/tailgate": {
    at: ({ link }) => `/shared/${link}/tailgate`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "sign", name: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  // This link is to a drawing.
  "/shared/:link/clock": {
    at: ({ link }) => `/shared/${link}/clock`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "in", idem: crypto.randomUUID() }), outcome: byLink("403", "404") },
  },
  "/shared/:link/kiosk": {
    at: ({ link }) => `/shared/${link}/kiosk`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "in", idem: crypto.randomUUID() }), outcome: byLink("403", "404") },
  },
  "/shared/:link/check-in": {
    at: ({ link }) => `/shared/${link}/check-in`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "check-in", idem: crypto.randomUUID(), mood: "3", fatigue: "3" }),
      outcome: byLink("403", "404"),
    },
  },
  "/credential-form": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/credential/:credential": {
    at: () => "/credential/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/course-drafts": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/course-draft/:draft": {
    at: () => "/course-draft/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/course-draft/:draft/lesson/:lesson": {
    at: () => "/course-draft/sample/lesson/1",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/course-question/:question": {
    at: () => "/course-question/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/class-record/:class": {
    at: () => "/class-record/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/shared/:link/credential-set": {
    at: ({ link }) => `/shared/${link}/credential-set`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/credential": {
    at: ({ link }) => `/shared/${link}/credential`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "add", idem: crypto.randomUUID() }), outcome: byLink("403", "404") },
  },
  "/shared/:link/hard-hat": {
    at: ({ link }) => `/shared/${link}/hard-hat`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "ask", idem: crypto.randomUUID(), question: "come" }),
      outcome: byLink("403", "404"),
    },
  },
  "/hard-hat-zone?own": {
    at: ({ crew }) => `/hard-hat-zone?crew=${crew}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "board", version: "0", task1: "Sweep" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/workforce-crew/:crew?own": {
    at: ({ crew }) => `/workforce-crew/${crew}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "worker",
        idem: crypto.randomUUID(),
        name: crypto.randomUUID(),
        rate: "38.50",
      }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/workforce-week/:crew?own": {
    at: ({ crew }) => `/workforce-week/${crew}`,
    get: row("404", "404", "200", "200"),
  },
  "/compliance-subject/:subject?own": {
    at: ({ firm }) => `/compliance-subject/${firm}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "request" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/tailgate-record/:record?own": {
    at: ({ talk }) => `/tailgate-record/${talk}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "save", idem: crypto.randomUUID(), version: "1" }),
      // The owner comes after the member, with the version that was.
      outcome: { ...row("404", "404", "403", "303 on"), owner: "409" },
    },
  },
  "/checklist-run/:run?own": {
    at: ({ run }) => `/checklist-run/${run}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "save", idem: crypto.randomUUID(), version: "1" }),
      outcome: { ...row("404", "404", "403", "303 on") },
    },
  },
  "/shared/:link/keep": {
    at: ({ link }) => `/shared/${link}/keep`,
    get: byLink("303 door", "200"),
    // Whoever holds it keeps it with an account, and has none here.
    post: { fields: () => ({}), outcome: byLink("303 door", "303 auth") },
  },
  "/shared-with-me": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  // This link is to a drawing.
  "/shared/:link/permit": {
    at: ({ link }) => `/shared/${link}/permit`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "result", inspector: "Sample Inspector" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/home-plan": {
    at: ({ link }) => `/shared/${link}/home-plan`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/crew-notice": {
    at: ({ link }) => `/shared/${link}/crew-notice`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/site-brief": {
    at: ({ link }) => `/shared/${link}/site-brief`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/punch-item": {
    at: ({ link }) => `/shared/${link}/punch-item`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "finish", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/photo/:file": {
    at: ({ link, picture }) => `/shared/${link}/photo/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/documents": {
    at: ({ link }) => `/shared/${link}/documents`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "add", note: "Revision 2" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/document/:file": {
    at: ({ link, picture }) => `/shared/${link}/document/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/project-documents/:project?own": {
    at: ({ project }) => `/project-documents/${project}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "remove",
        document: "00000000-0000-4000-8000-000000000000",
      }),
      outcome: row("404", "404", "404", "404"),
    },
  },
  "/project-team/:project?own": {
    at: ({ project }) => `/project-team/${project}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "duty", member: "nobody", duty: "foreman" }),
      outcome: row("404", "404", "404", "404"),
    },
  },
  "/project-report/:project?own": {
    at: ({ project }) => `/project-report/${project}`,
    get: row("404", "404", "200", "200"),
  },
  "/shared/:link/material-order": {
    at: ({ link }) => `/shared/${link}/material-order`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "move", transition: "confirm", printedName: "Sample Yard" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/financing-application": {
    at: ({ link }) => `/shared/${link}/financing-application`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "offer" }), outcome: byLink("403", "404") },
  },
  "/shared/:link/financing-file/:file": {
    at: ({ link, picture }) => `/shared/${link}/financing-file/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/ar-scene": {
    at: ({ link }) => `/shared/${link}/ar-scene`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/figure-board": {
    at: ({ link }) => `/shared/${link}/figure-board`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/financing-scenario": {
    at: ({ link }) => `/shared/${link}/financing-scenario`,
    get: byLink("303 door", "404"),
  },
  "/shared/:link/lead": {
    at: ({ link }) => `/shared/${link}/lead`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "pause" }), outcome: byLink("403", "404") },
  },
  "/shared/:link/material-quote": {
    at: ({ link }) => `/shared/${link}/material-quote`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "answer", printedName: "Sample Yard" }),
      outcome: byLink("403", "404"),
    },
  },
  "/material-order/:order?own": {
    at: ({ material }) => `/material-order/${material}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "ask", idem: crypto.randomUUID(), askedOf: crypto.randomUUID() }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/material-order/:order/lines.csv": {
    at: ({ material }) => `/material-order/${material}/lines.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/shared/:link/rfi": {
    at: ({ link }) => `/shared/${link}/rfi`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "answer", printedName: "Sample Architect" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/rfi-file/:file": {
    at: ({ link, picture }) => `/shared/${link}/rfi-file/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/my-tickets": {
    get: row("303 auth", "200", "200", "200"),
  },
  "/admin/tickets": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/ticket-file/:file": {
    at: ({ picture }) => `/admin/ticket-file/${picture}`,
    get: row("303 auth", "404", "404", "404"),
  },
  "/shared/:link/ticket": {
    at: ({ link }) => `/shared/${link}/ticket`,
    get: byLink("303 door", "404"),
    post: { fields: () => ({ intent: "rate", rating: "5" }), outcome: byLink("403", "404") },
  },
  "/shared/:link/ticket-file/:file": {
    at: ({ link, picture }) => `/shared/${link}/ticket-file/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/verification": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "create" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/verification-case/:case": {
    at: () => "/verification-case/sample",
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "edit" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/admin/verifications": {
    get: row("303 auth", "200", "404", "404"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "404", "404") },
  },
  "/admin/verification-file/:case/:file": {
    at: ({ picture }) => `/admin/verification-file/sample/${picture}`,
    get: row("303 auth", "404", "404", "404"),
  },
  "/shared/:link/reference": {
    at: ({ link }) => `/shared/${link}/reference`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "answer", printedName: "Sample Owner" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/change-order": {
    at: ({ link }) => `/shared/${link}/change-order`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "approve", printedName: "Sample Owner" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/fuel-order": {
    at: ({ link }) => `/shared/${link}/fuel-order`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "ticket", signedBy: "Operator 1" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/proposal": {
    at: ({ link }) => `/shared/${link}/proposal`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "accept", printedName: "Sample Owner" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/proposal.pdf": {
    at: ({ link }) => `/shared/${link}/proposal.pdf`,
    get: byLink("303 door", "404"),
  },
  "/proposal/:proposal/proposal.pdf": {
    at: ({ proposal }) => `/proposal/${proposal}/proposal.pdf`,
    get: row("404", "404", "200", "200"),
  },
  "/proposal/:proposal?own": {
    at: ({ proposal }) => `/proposal/${proposal}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "post", idem: crypto.randomUUID(), body: "Any news?" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/change-order/:order?own": {
    at: ({ change }) => `/change-order/${change}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "post", idem: crypto.randomUUID(), body: "Any news?" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/project-costs/:project?own": {
    at: ({ project }) => `/project-costs/${project}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "add", idem: crypto.randomUUID(), code: crypto.randomUUID().slice(0, 8) }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/project-costs/:project/costs.csv": {
    at: ({ project }) => `/project-costs/${project}/costs.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/shared/:link/bid": {
    at: ({ link }) => `/shared/${link}/bid`,
    get: byLink("303 door", "404"),
    post: {
      fields: () => ({ intent: "ask", idem: crypto.randomUUID(), ask: "Who digs?" }),
      outcome: byLink("403", "404"),
    },
  },
  "/shared/:link/bid-file/:file": {
    at: ({ link, picture }) => `/shared/${link}/bid-file/${picture}`,
    get: byLink("303 door", "404"),
  },
  "/bid-package/:package?own": {
    at: ({ bids }) => `/bid-package/${bids}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "invite", idem: crypto.randomUUID(), company: crypto.randomUUID() }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/bid-leveling/:package?own": {
    at: ({ bids }) => `/bid-leveling/${bids}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "take", version: "99", item: "i8" }),
      outcome: row("404", "404", "403", "409"),
    },
  },
  "/bid-leveling/:package/matrix.csv": {
    at: ({ bids }) => `/bid-leveling/${bids}/matrix.csv`,
    get: row("404", "404", "200", "200"),
  },
  "/rfi/:rfi?own": {
    at: ({ rfi }) => `/rfi/${rfi}`,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({ intent: "post", idem: crypto.randomUUID(), body: "Any news?" }),
      outcome: row("404", "404", "403", "303 on"),
    },
  },
  "/punch-item/:item?own": {
    at: ({ punch }) => punch,
    get: row("404", "404", "200", "200"),
    post: {
      fields: () => ({
        intent: "edit",
        version: "99",
        room: "Bath",
        trade: "tile",
        words: "Grout",
        priority: "low",
      }),
      outcome: { ...row("404", "404", "403", "409") },
    },
  },
  "/shared/:link/picture": {
    at: ({ link }) => `/shared/${link}/picture`,
    get: byLink("303 door", "200"),
  },
  "/site-reports": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/security-log": {
    get: row("303 auth", "200", "200", "200"),
  },
  "/security-log.csv": {
    get: row("303 auth", "200", "200", "200"),
  },
  "/access": {
    get: row("303 auth", "200", "200", "200"),
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },
  },
  "/membership/plan": {
    get: row("303 auth", "200", "200", "200"),
    // The workspace of these people has a plan, the administrator has none.
    post: {
      fields: () => ({ intent: "zone", zone: "America/Chicago" }),
      outcome: { ...row("303 auth", "403", "403", "403"), owner: "303 on" },
    },
  },
  "/vip-benefits": {
    get: row("303 auth", "200", "200", "200"),
    post: {
      fields: () => ({ intent: "mute", benefit: "codes" }),
      outcome: row("303 auth", "303 on", "403", "303 on"),
    },
  },
};

/** Addresses without a screen that are not for everybody. */
const CLOSED_ENDPOINTS = [
  "/files/:id",
  "/profile/archive",
  "/security-log.csv",
  "/blueprint-analyzer/drawings",
  "/blueprint-analyzer/drawings/:id",
  "/shared/:link/picture",
  "/shared/:link/photo/:file",
  "/shared/:link/document/:file",
  "/shared/:link/rfi-file/:file",
  "/shared/:link/proposal.pdf",
  "/proposal/:proposal/proposal.pdf",
  "/shared/:link/bid-file/:file",
  "/bid-leveling/:package/matrix.csv",
  "/shared/:link/intake-file/:file",
  "/shared/:link/financing-file/:file",
  "/intakes.csv",
  "/job-site/:site/visits.csv",
  "/site-spot/:spot",
  "/estimate/:estimate/lines.csv",
  "/schedule/:schedule/tasks.csv",
  "/schedule/:schedule/project.xml",
  "/weather-days/:project/days.csv",
  "/project-costs/:project/costs.csv",
  "/drone-missions/flights.csv",
  "/drone-mission/:mission/coverage.svg",
  "/crm-dashboard/deals.csv",
  "/crm-dashboard/people.csv",
  "/financial-services/applications.csv",
  "/financial-services/payments.csv",
  "/financial-services/invoices.csv",
  "/ledger-export/ledger.iif",
  "/ledger-export/ledger.csv",
  "/invoice/:invoice/invoice.pdf",
  "/shared/:link/invoice.pdf",
  "/pay-application/:application/application.pdf",
  "/shared/:link/pay-application.pdf",
  "/business-intelligence/board.csv",
  "/business-metric/:metric/rows.csv",
  "/financial-admin-services/papers.csv",
  "/lien-waiver/:waiver/waiver.pdf",
  "/lien-clocks/deadlines.ics",
  "/vendor-tax/vendors.csv",
  "/shared/:link/waiver.pdf",
  "/shared/:link/bookkeeper-file/:file",
  "/material-order/:order/lines.csv",
  "/workforce-week/:crew/payroll.csv",
  "/admin/verification-file/:case/:file",
  "/shared/:link/ticket-file/:file",
  "/admin/ticket-file/:file",
];

interface Made {
  /** The address of a punch item. */
  punch: string;
  workspace: string;
  site: string;
  spot: string;
  estimate: string;
  schedule: string;
  project: string;
  run: string;
  crew: string;
  talk: string;
  permit: string;
  rfi: string;
  bids: string;
  material: string;
  change: string;
  proposal: string;
  firm: string;
  log: string;
  drawing: string;
  link: string;
  order: string;
  picture: string;
  redemption: string;
}

let made: Made;
let browsers: Record<Actor, Browser>;

async function uploaded(browser: Browser): Promise<string> {
  const body = new FormData();
  const id = crypto.randomUUID();
  const picture = '<svg viewBox="0 0 40 30"><text>10\'-0"</text></svg>';
  const fields = { intent: "save", idem: id, name: "plan.svg", width: "40", height: "30", lines: "[]" };
  for (const [name, value] of Object.entries({ ...fields, answer: "json" })) body.append(name, value);
  body.append("picture", new Blob([picture], { type: "image/svg+xml" }), "plan.svg");
  const answer = await browser.send("/blueprint-analyzer/drawings", { method: "POST", body });
  expect(answer.status).toBe(200);
  return id;
}

beforeAll(async () => {
  const [owner, member, viewer] = [
    await newMember(product),
    await newMember(product),
    await newMember(product),
  ];
  const idem = crypto.randomUUID();
  const workspace = `workspace:${idem}`;
  await owner.browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  await makeRoom(owner.browser);
  for (const [role, { browser }] of Object.entries({ member, viewer })) {
    await owner.browser.post("/workspace", { intent: "invite", idem: crypto.randomUUID(), workspace, role });
    const page = await owner.browser.get("/workspace");
    const token = /invitation\?token=([\w-]+)/.exec(page.body)?.[1] ?? "";
    expect((await browser.post("/workspace/invitation", { token })).status).toBe(303);
  }
  const drawing = await uploaded(owner.browser);
  const link = crypto.randomUUID();
  const share = `/workspace/share?type=drawing&id=${drawing}`;
  await owner.browser.post(share, {
    intent: "share",
    idem: link,
    workspace,
    type: "drawing",
    id: drawing,
    name: "The architect",
    kind: "person",
    days: "7",
    answer: "on",
    asksName: "on",
  });
  const sheet = await owner.browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const guest = new Browser(product);
  await guest.submit(await guest.visit("/shop"), { intent: "add", productId: "insurance-guide" });
  const shop = await owner.browser.visit("/shop");
  await owner.browser.submit(shop, { intent: "add", productId: "insurance-guide" });
  const placed = await owner.browser.submit(await owner.browser.visit("/checkout"), { intent: "place" });
  const order = /order=([\w-]+)/.exec(placed.path)?.[1] ?? "";
  const body = new FormData();
  body.append("intent", "picture");
  body.append("picture", new Blob([png()]), "me.png");
  expect((await owner.browser.send("/profile", { method: "POST", body })).status).toBe(303);
  const picture = /src="\/files\/([\w-]+)"/.exec((await owner.browser.get("/profile")).body)?.[1] ?? "";
  const site = crypto.randomUUID();
  const added = {
    name: "Sample gate",
    status: "active",
    position: "40.7, -74",
    siteZone: "America/New_York",
  };
  await owner.browser.post("/job-site-locator", { intent: "add", idem: site, ...added });
  const spot = crypto.randomUUID();
  const hoist = { intent: "spot-add", idem: spot, kind: "machine", name: "Hoist 1" };
  await owner.browser.post(`/job-site/${site}`, hoist);
  const estimate = crypto.randomUUID();
  await owner.browser.post("/material-cost-estimator", {
    intent: "create",
    idem: estimate,
    title: "Ridge",
    job: "deck",
  });
  const redemption = crypto.randomUUID();
  const course = await owner.browser.visit("/shop");
  await owner.browser.submit(course, { intent: "add", productId: "project-management-course" });
  const bought = await owner.browser.submit(await owner.browser.visit("/checkout"), { intent: "place" });
  await owner.browser.submit(bought, { transition: "pay" });
  await owner.browser.visit("/loyalty-program");
  const redeemed = { intent: "redeem", idem: redemption, reward: "order-5", points: "100" };
  expect((await owner.browser.post("/loyalty-program", redeemed)).status).toBe(303);
  const schedule = crypto.randomUUID();
  const begun = { name: "Ridge", template: "bath", startOn: "2026-03-02" };
  await owner.browser.post("/ultimate-scheduling", { intent: "create", idem: schedule, ...begun });
  const project = crypto.randomUUID();
  await owner.browser.post("/project-management", { intent: "create", idem: project, name: "Ridge" });
  const log = crypto.randomUUID();
  await owner.browser.post(`/project/${project}`, { intent: "log", idem: log, day: "2026-03-01" });
  const run = crypto.randomUUID();
  await owner.browser.post("/checklist/ladder", { intent: "start", idem: run, day: "2026-03-01" });
  const crew = crypto.randomUUID();
  const framing = { name: "Ridge", siteZone: "UTC", ruleSet: "flsa", weekStart: "1" };
  const rest = { fenceMetres: "200", burdenPercent: "0" };
  await owner.browser.post("/workforce-tracking", { intent: "crew", idem: crew, ...framing, ...rest });
  const talk = crypto.randomUUID();
  const held = { intent: "start", idem: talk, day: "2026-03-01", place: "Gate 2" };
  await owner.browser.post("/tailgate-talk/talk-ladders", held);
  const firm = crypto.randomUUID();
  const named = { called: "Ridge", legalName: "Ridge LLC", set: "supplier" };
  await owner.browser.post("/compliance", { intent: "create", idem: firm, ...named });
  const permit = crypto.randomUUID();
  const filed = { name: "Ridge", jurisdiction: "Sample City", recordType: "deck" };
  await owner.browser.post("/permit-tracking", { intent: "create", idem: permit, ...filed });
  const idOf = ({ location }: Page) => /\/([\w-]+)(?:\?|$)/.exec(location ?? "")?.[1] ?? "";
  const asked = { topic: "Header", question: "Which one?", trade: "other" };
  const moves = { costImpact: "none", timeImpact: "none" };
  const written = { intent: "create", idem: crypto.randomUUID(), project, ...asked, ...moves };
  const due = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const given = { template: "electrical", topic: "Wiring", trade: "electrical", zone: "UTC", dueDay: due };
  const bidsForm = { intent: "create", idem: crypto.randomUUID(), dueTime: "14:00", sealed: "on", ...given };
  const bids = idOf(await owner.browser.post("/bid-management", bidsForm));
  const rfi = idOf(await owner.browser.post("/rfis", written));
  const listed = {
    intent: "begin",
    idem: crypto.randomUUID(),
    topic: "Studs",
    siteName: "Ridge",
    sku: "STD-1",
  };
  const material = idOf(await owner.browser.post("/material-express", listed));
  const changed = { intent: "create", idem: crypto.randomUUID(), project, title: "Rock", reason: "hidden" };
  const change = idOf(await owner.browser.post("/change-orders", changed));
  const offered = { intent: "create", idem: crypto.randomUUID(), template: "deck", title: "Deck" };
  const proposal = idOf(await owner.browser.post("/proposal-builder", offered));
  const defect = { intent: "raise", idem: crypto.randomUUID(), project };
  const raised = await owner.browser.post("/punch-list-camera", {
    ...{ ...defect, room: "Bath", trade: "tile", words: "Grout missing" },
  });
  made = {
    punch: raised.location ?? "",
    workspace,
    site,
    spot,
    estimate,
    schedule,
    project,
    run,
    crew,
    talk,
    permit,
    rfi,
    bids,
    material,
    change,
    proposal,
    firm,
    log,
    drawing,
    link,
    order,
    picture,
    redemption,
  };
  browsers = {
    stranger: new Browser(product),
    guest,
    holder,
    admin: await newAdmin(product),
    viewer: viewer.browser,
    member: member.browser,
    owner: owner.browser,
  };
});

function outcomeOf({ status, location }: Page): string {
  if (status !== 303) return String(status);
  if (location?.startsWith("/auth?")) return "303 auth";
  return location === `/shared/${made.link}` ? "303 door" : "303 on";
}

const privateScreens = (SCREENS as readonly Screen[]).filter(
  ({ access }) => access !== "public" && access !== "local",
);

test("every private route has its line in the table", async () => {
  const actions = new Map(
    (await builtRoutes()).map(({ path, module }) => [
      `/${path?.replace(/^\//, "")}`,
      module.action !== undefined,
    ]),
  );
  const listed = [...privateScreens.map(({ path }) => path as string), ...CLOSED_ENDPOINTS];
  expect(
    Object.keys(TABLE)
      .filter((path) => !path.includes("?"))
      .sort(),
  ).toEqual(listed.sort());
  for (const path of listed)
    expect([path, TABLE[path]?.post !== undefined]).toEqual([path, actions.get(path)]);
});

describe.each(Object.entries(TABLE))("%s", (path, { at, get, post }) => {
  test("is read by those who may, and by nobody else", async () => {
    const address = at?.(made) ?? path;
    const found: Record<string, string> = {};
    for (const actor of ACTORS) found[actor] = outcomeOf(await browsers[actor].get(address));
    expect(found).toEqual(get);
  });

  test.runIf(post)("is written by those who may, and by nobody else", async () => {
    const address = at?.(made) ?? path;
    const found: Record<string, string> = {};
    // There are more routes than the outer fence lets one network write to in a minute.
    const from = () => ({ "cf-connecting-ip": ownAddress() });
    for (const actor of ACTORS)
      found[actor] = outcomeOf(await browsers[actor].post(address, post?.fields(made) ?? {}, from()));
    expect(found).toEqual(post?.outcome);
  });
});
