import { importTypeScript } from "./import-typescript.mjs";

/**
 * How `npm start` runs, and what it says about it. Local is what nobody else can reach; everything else is production,
 * where the outbox would show strangers the mails of everybody.
 * @param {string} host where it listens
 * @param {import("./environment.mjs").Variables} variables
 * @returns {Promise<{ environment: "local" | "production", said: string }>}
 */
export async function modeOf(host, variables) {
  const { isLoopback } = await importTypeScript("workers/shared/web-address.ts");
  const set = (/** @type {string} */ name) => variables[name]?.trim() ?? "";
  const origin = set("APP_ORIGIN");
  const reached = !isLoopback(host)
    ? `HOST is ${host}`
    : origin && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname))
      ? `APP_ORIGIN is ${origin}`
      : undefined;
  const mails = ["MAIL_API_URL", "MAIL_API_KEY", "MAIL_FROM"].every(set);
  if (!reached && !mails)
    return {
      environment: "local",
      said: "Local mode: mail waits at /dev/outbox, and only this machine is served.",
    };
  if (!reached) {
    const to = URL.canParse(set("MAIL_API_URL")) ? new URL(set("MAIL_API_URL")).origin : "MAIL_API_URL";
    return {
      environment: "local",
      said: `Local mode: mail goes to ${to}, so there are no local tools such as /dev/outbox.`,
    };
  }
  return {
    environment: "production",
    said: [
      `Production mode, because ${reached}: there are no local tools such as /dev/outbox.`,
      ...(mails
        ? []
        : ["Mail waits in the database: set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM to send it."]),
      ...(origin ? [] : ["Set APP_ORIGIN to the address that visitors use."]),
    ].join(" "),
  };
}
