const en = {
  vicService: {
    title: "VIC desk",
    description:
      "Hand paperwork, sourcing or a check to people: with a promised time, a clock that you see, and how fast the desk really is.",
    keywords:
      "help, support, concierge, ticket, customer service, helpdesk, ask a person, contact, assistance",
  },
  vicTicket: { title: "Ticket", description: "One ticket with its clock, answers and files." },
  myTickets: { title: "My tickets", description: "What you handed to the desk." },
  adminTickets: { title: "Tickets of the desk", description: "What customers hand to the desk." },
  sharedTicket: { title: "Your ticket", description: "One ticket for whoever holds its link." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
