import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { changeChat } from "~/features/joe/chat.commands.server.ts";
import { ChatScreen as DrawnChat } from "~/features/joe/components/chat-screen.tsx";
import { readChat } from "~/features/joe/joe.queries.server.ts";
import { QUESTION_MAX } from "~/features/joe/joe.schemas.ts";
import { readForm } from "~/services/form.server.ts";
import { ToastMessage } from "~/shell/toast-message.tsx";

/**
 * The server draws it at once. The browser has it as HTML and fetches its script when hydration comes to it, apart
 * from what wakes the page.
 */
const ChatScreen = import.meta.env.SSR
  ? DrawnChat
  : lazy(async () => ({ default: (await import("~/features/joe/components/chat-screen.tsx")).ChatScreen }));

export const handle = { i18n: ["joe"] };

const CHAT = "/ai-hub?tab=chat";

/** `question` stands in the box already; `before` is the line before which a long conversation is shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const before = asked.get("before") ?? undefined;
  const chat = await readChat(context, await context.visitor.owner(), before);
  const question = asked.get("question")?.slice(0, QUESTION_MAX) ?? "";
  return { ...chat, question, before };
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

export default function HubRoute() {
  const refusal = useActionData<typeof action>();
  return (
    <>
      <Suspense fallback={null}>
        <ChatScreen {...useLoaderData<typeof loader>()} refusal={refusal} />
      </Suspense>
      {refusal?.toast && <ToastMessage toast={{ code: refusal.toast }} source="page" />}
    </>
  );
}
