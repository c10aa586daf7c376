import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { readAnalyzer } from "~/features/assistant/blueprint/blueprint.queries.server.ts";
import { HubFrame } from "~/features/assistant/hub/components/hub-frame.tsx";
import HubRoom from "~/features/assistant/hub/components/hub-room.tsx";
import { tabOf } from "~/features/assistant/hub/hub.logic.ts";
import { readStatuses } from "~/features/assistant/hub/hub.queries.server.ts";
import { changeChat } from "~/features/assistant/joe/chat.form.server.ts";
import { ChatScreen as DrawnChat } from "~/features/assistant/joe/components/chat-screen.tsx";
import { readChat } from "~/features/assistant/joe/joe.queries.server.ts";
import { joeToasts } from "~/features/assistant/joe/joe.toasts.ts";
import SearchEntry from "~/features/assistant/search/components/search-entry.tsx";
import { readVoiceSetting } from "~/features/assistant/voice/voice.queries.server.ts";
import { readForm } from "~/services/form.server.ts";
import { ErrorScreen, errorCodeOf } from "~/shell/error-screen.tsx";
import { PageToast } from "~/shell/page-toast.tsx";
import { latePart } from "~/ui/late-part.tsx";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";

/**
 * The server draws the rooms at once; the browser fetches the script of the one that is open. A press on another tab
 * brings that one's.
 */
const ChatScreen = import.meta.env.SSR
  ? DrawnChat
  : latePart(async () => ({
      default: (await import("~/features/assistant/joe/components/chat-screen.tsx")).ChatScreen,
    }));
const Room = import.meta.env.SSR
  ? HubRoom
  : latePart(() => import("~/features/assistant/hub/components/hub-room.tsx"));
const Search = import.meta.env.SSR
  ? SearchEntry
  : latePart(() => import("~/features/assistant/search/components/search-entry.tsx"));
// Not imported above: what these two bring along would stay with the route's own script.
const Vision = import.meta.env.SSR
  ? (await import("~/features/assistant/blueprint/components/analyzer-entry.tsx")).default
  : latePart(() => import("~/features/assistant/blueprint/components/analyzer-entry.tsx"));
const Voice = import.meta.env.SSR
  ? (await import("~/features/assistant/voice/components/voice-room.tsx")).VoiceRoom
  : latePart(async () => ({
      default: (await import("~/features/assistant/voice/components/voice-room.tsx")).VoiceRoom,
    }));

export const handle = { i18n: ["hub", "joe", "search", "blueprint", "voice"] };

const CHAT = "/ai-hub?tab=chat";

/** `question` stands in the box already; `before` is the line before which a long conversation is shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const tab = tabOf(asked);
  const q = asked.get("q");
  // The results of a search have a page of their own.
  if (tab === "search" && q !== null) throw redirect(`/search?${new URLSearchParams({ q })}`);
  const statuses = readStatuses(context.env);
  const view = {
    tab,
    statuses: await statuses,
    chat: undefined,
    analyzer: tab === "vision" ? await readAnalyzer(context) : undefined,
    voice: tab === "voice" ? await readVoiceSetting(context, asked) : undefined,
  };
  if (tab !== "chat") return view;
  const before = asked.get("before") ?? undefined;
  const chat = await readChat(context, await context.visitor.owner(), before);
  const question = asked.get("question")?.slice(0, QUESTION_MAX) ?? "";
  return { ...view, chat: { ...chat, question, before } };
}

/** Where the page goes on after a change: to the new answer, or to the answer that was rated. */
export async function action({ request, context }: ActionFunctionArgs) {
  const result = await changeChat(context, await readForm(request));
  if (!result.ok) return data(result, result.status);
  switch (result.intent) {
    case "ask":
      return redirect(`${CHAT}#latest`, 303);
    case "clear":
      await context.toast.set("conversationCleared");
      return redirect(CHAT, 303);
    case "rate":
      await context.toast.set("answerRated");
      return redirect(`/ai-hub${new URL(request.url).search}#rating-${result.message}`, 303);
  }
}

type View = ReturnType<typeof useLoaderData<typeof loader>>;

interface OpenRoomProps extends Omit<View, "statuses"> {
  refusal: ReturnType<typeof useActionData<typeof action>>;
}

function OpenRoom({ tab, chat, analyzer, voice, refusal }: OpenRoomProps) {
  const inside = analyzer ? (
    <Vision {...analyzer} />
  ) : voice ? (
    <Voice {...voice} />
  ) : tab === "search" ? (
    <Search />
  ) : undefined;
  return chat ? <ChatScreen {...chat} refusal={refusal} /> : <Room tab={tab}>{inside}</Room>;
}

export default function HubRoute() {
  const { statuses, ...view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <HubFrame tab={view.tab} statuses={statuses}>
      <OpenRoom {...view} refusal={refusal} />
      {refusal?.toast && <PageToast toasts={joeToasts} code={refusal.toast} answer={refusal} />}
    </HubFrame>
  );
}

/** A question that met a database out of reach stays in the box, though of the page around it nothing could be read. */
export function ErrorBoundary() {
  const code = errorCodeOf(useRouteError());
  const refusal = useActionData<typeof action>();
  const { question, idem } = refusal?.reply?.fields ?? {};
  if (!refusal || !question || !idem) return <ErrorScreen code={code} />;
  const chat = { messages: [], suggestions: [], means: { articles: 0 }, question, idem };
  return (
    <HubFrame tab="chat">
      <ChatScreen {...chat} refusal={refusal} />
    </HubFrame>
  );
}
