import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { RevisionCloud } from "~/ui/revision-cloud.tsx";
import { addressOf } from "../address.ts";
import type { Notification } from "../notifications.queries.server.ts";

interface NotificationListProps {
  /** The address of the page, to which its forms are sent. */
  path: string;
  notifications: readonly Notification[];
}

function Entry({ path, notification }: { path: string; notification: Notification }) {
  const t = useText("notifications");
  const format = useFormat();
  const { id, code, subject, readAt, createdAt } = notification;
  return (
    <li className="grid gap-3 border-b border-line py-5 md:grid-cols-[1fr_auto] md:items-start">
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!readAt && <RevisionCloud>{t("unread")}</RevisionCloud>}
          <span className={readAt ? "" : "font-bold"}>{t(`sentences.${code}`)}</span>
        </p>
        <a
          href={addressOf(notification)}
          className="inline-flex min-h-12 items-center text-lg text-blueprint underline underline-offset-4 hover:no-underline"
        >
          <bdi className="line-clamp-4 wrap-anywhere">{subject}</bdi>
        </a>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </p>
      </div>
      {!readAt && (
        <form method="post" action={path} data-keep-scroll>
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="notification" value={id} />
          <Button variant="outline" aria-label={t("markOf", { subject })}>
            {t("mark")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** What a member is told, newest first. */
export function NotificationList({ path, notifications }: NotificationListProps) {
  const t = useText("notifications");
  const newest = notifications[0]?.createdAt;
  const unread = notifications.filter(({ readAt }) => !readAt).length;
  if (newest === undefined) {
    return (
      <EmptyState
        title={t("empty.title")}
        action={
          <a href="/ai-hub?tab=chat" className={buttonClass({ variant: "outline" })}>
            {t("empty.action")}
          </a>
        }
      >
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-4">
        <h2 className="text-lg font-bold">{t("count", { count: unread })}</h2>
        {unread > 0 && (
          <form method="post" action={path} data-keep-scroll>
            <input type="hidden" name="intent" value="read-all" />
            <input type="hidden" name="until" value={newest} />
            <Button variant="outline">{t("markAll")}</Button>
          </form>
        )}
      </div>
      <ul className="border-t-2 border-ink">
        {notifications.map((notification) => (
          <Entry key={notification.id} path={path} notification={notification} />
        ))}
      </ul>
    </section>
  );
}
