/** What people call a screen or look for in it, by screen id. Read by the search alone, never shown. */
const en = {
  home: "start, front page, main page, welcome, overview, beginning",
  services: "index, sheet list, all pages, everything, directory, contents, site map, find, menu, features",
  tools: "apps, utilities, work out, instruments, toolbox, kit, do it, figure out",
  membership:
    "plans, pricing, price, cost, subscription, subscribe, upgrade, tiers, Builder, Pro, Enterprise, team, seats, free, monthly, billing, join, sign up",
  hub: "AI, assistant, chat, chatbot, question, answer, help, code, codes, IRC, IBC, NEC, ADA, OSHA, footing, foundation, beam, joist, span, stairs, egress, ramp, electrical, plumbing, HVAC, lumber, concrete, board feet, safety, inspector",
  blueprint:
    "blueprint, plan, floor plan, drawing, PDF, scan, photo, OCR, dimensions, takeoff, take-off, measure, scale, area, quantities, plan check, compliance, bedroom, egress, stairs, ceiling height",
  shop: "store, buy, purchase, order, cart, basket, templates, contract, agreement, bid, proposal, course, training, books, guide, insurance, lien, hard hat, merch, gear, discount, sale",
  legal:
    "terms, conditions, TOS, privacy, policy, data, cookies, copyright, DMCA, disclaimer, license, liability, fine print",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "sheet-keywords": typeof en;
  }
}
