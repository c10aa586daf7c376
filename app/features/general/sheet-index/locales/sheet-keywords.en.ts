/** What people call a screen or look for in it, by screen id. Read by the search alone, never shown. */
const en = {
  home: "start, front page, main page, welcome, overview, beginning",
  services: "index, sheet list, all pages, everything, directory, contents, site map, find, menu, features",
  tools: "apps, utilities, work out, instruments, toolbox, kit, do it, figure out",
  membership:
    "plans, pricing, price, cost, subscription, subscribe, upgrade, tiers, Builder, Pro, Enterprise, team, seats, free, monthly, billing, join, sign up",
  hub: "calculator, calculators, calculate, AI, assistant, chat, chatbot, question, answer, help, code, codes, IRC, IBC, NEC, ADA, OSHA, footing, foundation, beam, joist, span, stairs, egress, ramp, electrical, plumbing, HVAC, lumber, concrete, board feet, safety, inspector",
  voice: "voice, speak, talk, microphone, hands free, say it, ask, question, answer, Joe, assistant",
  questions:
    "learning queue, unanswered, disliked, questions, admin, administrator, dismiss, merge, duplicates, knowledge base",
  search:
    "find, look up, look for, web, internet, online, news, current, latest, prices, lumber prices, code changes, new rules, sources, citations, results",
  blueprint:
    "blueprint, plan, floor plan, drawing, PDF, scan, photo, OCR, dimensions, takeoff, take-off, measure, scale, area, quantities, plan check, compliance, bedroom, egress, stairs, ceiling height",
  shop: "store, buy, purchase, order, cart, basket, templates, contract, agreement, bid, proposal, course, training, books, guide, insurance, lien, hard hat, merch, gear, discount, sale",
  patents: "IP, intellectual property, invention, list, priority, critical, claims, status, pending, filed",
  patentFigures: "drawings, FIG, illustrations, SVG, sheet, diagrams",
  allPatentFigures:
    "drawings, FIG, illustrations, reference numerals, block diagram, flow chart, exploded view",
  topPatents: "shortlist, top ten, deadline, calendar, market value, ICS",
  patentPortfolio: "overview, charts, matrix, investor, summary",
  filingPackage: "lawyer, counsel, attorney, package, PDF, download, provisional, application",
  legal:
    "terms, conditions, TOS, privacy, policy, data, cookies, copyright, DMCA, disclaimer, license, liability, fine print",
  auth: "log in, login, logon, sign in, signin, account, register, registration, create account, password, Google, GitHub",
  recover: "forgot password, lost password, reset password, cannot log in",
  profile:
    "my account, account, settings, preferences, change password, two-step, language, theme, dark mode, text size, sign out, log out",
  cart: "basket, checkout, check out, my order, what I picked",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "sheet-keywords": typeof en;
  }
}
