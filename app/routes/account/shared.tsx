import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkPin, findHeld, keepQuiet, readHolding } from "~/engines/trust/trust.server.ts";
import { SharedLinkScreen } from "~/features/account/workspace/components/shared-link-screen.tsx";
import { PinForm } from "~/features/account/workspace/workspace.schemas.ts";
import { linkPath } from "~/services/cookies.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";

export const handle = { i18n: ["shared-link"] };

/**
 * The door of a link: it leads on to the page made for its record, asks for the PIN, or says what is wrong and whom to
 * ask. A browser that has not opened the link learns nothing here, not even whether there is one.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  keepQuiet(context.outgoing);
  const id = params.link ?? "";
  const held = await readHolding(context, id);
  const link = held && (await findHeld(context, id));
  if (!link) return data({ door: "closed" as const, askedFrom: "", name: "" }, 403);
  const { over, askedFrom, name } = link;
  if (over) return data({ door: over, askedFrom, name }, 410);
  if (link.hasPin && !held.pin) return data({ door: "pin" as const, askedFrom, name });
  const subject = context.contributions.links[link.subject.type];
  if (!subject) return data({ door: "closed" as const, askedFrom, name }, 403);
  return redirect(`${linkPath(id)}/${subject.page}`, 303);
}

/** Takes the PIN. Wrong ones are counted for the link and for the network, and the page says until when it is locked. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  keepQuiet(context.outgoing);
  const id = params.link ?? "";
  const held = await readHolding(context, id);
  if (!held) return redirect(linkPath(id), 303);
  const submission = parseForm(await readForm(request), PinForm);
  if (submission.status !== "success") return data({ error: "pin" as const, minutes: 0 }, 400);
  await context.rateLimit.take("linkPin");
  const { db, now, passwords } = context;
  const checked = await checkPin({ db, now, passwords }, id, submission.value.pin);
  if (checked.ok) {
    await context.cookies.link(id).write({ link: id, pin: true });
    return redirect(linkPath(id), 303);
  }
  if (checked.error === "over") return redirect(linkPath(id), 303);
  if (checked.error === "wrong") return data({ error: "wrong" as const, minutes: 0 }, 400);
  const seconds = checked.until ? Math.ceil((Date.parse(checked.until) - now().getTime()) / 1000) : 60;
  context.outgoing.set("Retry-After", String(seconds));
  return data({ error: "locked" as const, minutes: Math.ceil(seconds / 60) }, 429);
}

export default function SharedRoute() {
  return <SharedLinkScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}
