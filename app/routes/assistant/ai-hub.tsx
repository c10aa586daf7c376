import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { HubFrame } from "~/features/hub/components/hub-frame.tsx";
import HubRoom from "~/features/hub/components/hub-room.tsx";
import { tabOf } from "~/features/hub/hub.logic.ts";
import { readStatuses } from "~/features/hub/hub.queries.server.ts";
import { ChatScreen } from "~/features/joe/components/chat-screen.tsx";
import { ask, clearConversation, failureAnswer } from "~/features/joe/joe.commands.server.ts";
import { readConversation } from "~/features/joe/joe.queries.server.ts";
import { Ask } from "~/features/joe/joe.schemas.ts";
import SearchEntry from "~/features/search/components/search-entry.tsx";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";

export const handle = { i18n: ["hub", "joe", "search"] };

/** Whoever opens the conversation, as most do, does not fetch the other rooms. */
const Room = import.meta.env.SSR ? HubRoom : lazy(() => import("~/features/hub/components/hub-room.tsx"));
const Search = import.meta.env.SSR
  ? SearchEntry
  : lazy(() => import("~/features/search/components/search-entry.tsx"));

const CHAT = "/ai-hub?tab=chat";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const tab = tabOf(search);
  const q = search.get("q");
  // The results of a search have a page of their own.
  if (tab === "search" && q !== null) throw redirect(`/search?${new URLSearchParams({ q })}`);
  const owner = await context.visitor.owner();
  const [messages, statuses] = await Promise.all([
    tab === "chat" ? readConversation(context.db, owner) : [],
    readStatuses(context.env),
  ]);
  return { tab, statuses, messages, idem: crypto.randomUUID() };
}

/** Clears, or asks. The panel over another page sends `panel` and stays there; the page itself is sent on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const owner = await context.visitor.ensureOwner();
  const inPanel = form.has("panel");
  if (form.get("intent") === "clear") {
    await clearConversation(context.db, owner);
    if (inPanel) return data({ reply: undefined, failure: undefined });
    await context.toast.set("conversationCleared");
    return redirect(CHAT, 303);
  }
  const submission = parseForm(form, Ask);
  if (submission.status !== "success") {
    return data({ reply: replyOf(submission), failure: undefined }, 400);
  }
  const { question } = submission.value;
  if (!(await context.rateLimit.allows("ask"))) {
    return data(
      { reply: { fields: { question }, errors: { question: "errors.busy" } }, failure: undefined },
      429,
    );
  }
  const member = await context.session.current();
  try {
    await ask(context, { ...submission.value, owner, userId: member?.id });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = failureAnswer(context.language, error).response;
    return data({ reply: { fields: { question }, errors: {} }, failure }, 500);
  }
  if (inPanel) return data({ reply: undefined, failure: undefined });
  return redirect(`${CHAT}#latest`, 303);
}

export default function HubRoute() {
  const { tab, statuses, ...conversation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <HubFrame tab={tab} statuses={statuses}>
      {tab === "chat" ? (
        <ChatScreen {...conversation} answer={answer} />
      ) : (
        <Suspense fallback={null}>
          <Room tab={tab}>{tab === "search" ? <Search /> : undefined}</Room>
        </Suspense>
      )}
    </HubFrame>
  );
}
