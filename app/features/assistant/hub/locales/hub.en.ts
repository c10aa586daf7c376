const en = {
  tabs: "Rooms of the AI hub",
  services: "What the hub holds",
  status: { premium: "Premium", active: "Active", available: "Available" },
  statusNote:
    "Premium: an outside provider is connected on this installation. Active: works here by itself. Available: part of the plan, not open here yet.",
  open: "Open: {{name}}",
  notYet: {
    title: "This room is not open yet",
    text: "It joins the hub as soon as it works. Until then, ask in the chat or search.",
  },
  voice: {
    name: "Voice",
    description: "Ask out loud when your hands are full.",
    capabilities: { first: "Spoken questions", second: "Six voices", third: "Written questions as well" },
  },
  vision: {
    name: "Vision",
    description: "Show a drawing and have it read.",
    capabilities: {
      first: "Dimensions and rooms",
      second: "Checks against the code",
      third: "A report to keep",
    },
  },
  search: {
    name: "Search",
    description: "Our own codes and talks, and the web beside them.",
    capabilities: {
      first: "Knowledge base with sections and editions",
      second: "All pages by name or number",
      third: "Web answers with numbered sources, where a provider is connected",
    },
  },
  chat: {
    name: "Chat",
    description: "Ask Joe in writing; he names his source, or says that he has none.",
    capabilities: { first: "Codes and materials", second: "Site safety", third: "Works without an account" },
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    hub: typeof en;
  }
}
