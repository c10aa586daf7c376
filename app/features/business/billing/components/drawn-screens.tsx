import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws billing: every form and link of it asks for the next page. */
export const DrawnBilling = import.meta.env.SSR
  ? drawnPart((await import("./billing-screen.tsx")).default)
  : servedPart(() => import("./billing-screen.tsx"));

export const DrawnJob = import.meta.env.SSR
  ? drawnPart((await import("./job-screen.tsx")).default)
  : servedPart(() => import("./job-screen.tsx"));

export const DrawnApplication = import.meta.env.SSR
  ? drawnPart((await import("./application-screen.tsx")).default)
  : servedPart(() => import("./application-screen.tsx"));

export const DrawnHeldApplication = import.meta.env.SSR
  ? drawnPart((await import("./held-application-screen.tsx")).default)
  : servedPart(() => import("./held-application-screen.tsx"));

export const DrawnJobInvoices = import.meta.env.SSR
  ? drawnPart((await import("./job-invoices-screen.tsx")).default)
  : servedPart(() => import("./job-invoices-screen.tsx"));

export const DrawnInvoice = import.meta.env.SSR
  ? drawnPart((await import("./invoice-screen.tsx")).default)
  : servedPart(() => import("./invoice-screen.tsx"));

export const DrawnHeldInvoice = import.meta.env.SSR
  ? drawnPart((await import("./held-invoice-screen.tsx")).default)
  : servedPart(() => import("./held-invoice-screen.tsx"));

export const DrawnReminders = import.meta.env.SSR
  ? drawnPart((await import("./reminders-screen.tsx")).default)
  : servedPart(() => import("./reminders-screen.tsx"));

export const DrawnReminder = import.meta.env.SSR
  ? drawnPart((await import("./reminder-screen.tsx")).default)
  : servedPart(() => import("./reminder-screen.tsx"));

export const DrawnLedger = import.meta.env.SSR
  ? drawnPart((await import("./ledger-screen.tsx")).default)
  : servedPart(() => import("./ledger-screen.tsx"));
