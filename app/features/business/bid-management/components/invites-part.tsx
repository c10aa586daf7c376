import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { bidPath, BID_LIMITS as MOST } from "../bids.limits.ts";
import type { PackageView } from "../bids.view.server.ts";
import { useSay } from "./parts.tsx";

function Invited({ view, invite }: { view: PackageView; invite: PackageView["invites"][number] }) {
  const t = useText("bids");
  const say = useSay();
  const { moment, money, number } = useFormat();
  const { package: one, standing } = view;
  const waits = standing.state === "draft" || standing.state === "open";
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a
          href={bidPath(invite.id)}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          <Typed text={invite.company} />
        </a>
        <Badge variant={invite.state === "late" ? "destructive" : "secondary"}>
          {say(`states.${invite.state}`)}
        </Badge>
        {invite.late && <Badge variant="destructive">{t("invites.letIn")}</Badge>}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {invite.sent && (
          <span>
            {t("invites.sent", {
              number: number(invite.sent.number),
              at: isolated(moment(invite.sent.at, one.siteZone)),
            })}
          </span>
        )}
        {one.addenda.length > 0 && (
          <span>{t("invites.acked", { done: number(invite.acked), all: number(one.addenda.length) })}</span>
        )}
        {invite.sent && (invite.offer ? money(invite.offer.baseCents) : t("seal.hidden"))}
      </span>
      {waits &&
        view.mayShare &&
        !view.readOnly &&
        (invite.linkId ? (
          <TextLink href={`/workspace/share?link=${invite.linkId}`}>{t("invites.link")}</TextLink>
        ) : (
          <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1" data-reload>
            <input type="hidden" name="bid" value={invite.id} />
            <span>{t("invites.noLink")}</span>
            <Button name="intent" value="link" variant="outline">
              {t("invites.makeLink")}
            </Button>
            {!invite.sent && (
              <Button name="intent" value="uninvite" variant="link">
                {t("invites.remove")}
              </Button>
            )}
          </form>
        ))}
    </li>
  );
}

/** Who was asked, with a link of their own, and how far they have come. */
export function Invites({ view, sent }: { view: PackageView; sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const { package: one, standing, readOnly } = view;
  const form = formOf(["invite"], sent, { company: view.company });
  const mayInvite = (standing.state === "draft" || (standing.state === "open" && !one.isDue)) && !readOnly;
  return (
    <TitledSection id="invites" title={t("invites.title")} className="grid gap-3">
      {mayInvite && (
        <p className="max-w-prose text-muted">{t(view.mayShare ? "invites.text" : "invites.guest")}</p>
      )}
      {view.invites.length === 0 ? (
        <Notice title={t("invites.none")} />
      ) : (
        <ul className="border-t-2 border-ink">
          {view.invites.map((invite) => (
            <Invited key={invite.id} view={view} invite={invite} />
          ))}
        </ul>
      )}
      {mayInvite &&
        (view.mayShare ? (
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.keys.invite} />
            <TypedField
              form={form}
              say={say}
              name="company"
              label={t("fields.company")}
              most={MOST.company}
            />
            <Button name="intent" value="invite" className="justify-self-start max-sm:w-full">
              {t("invites.send")}
            </Button>
          </form>
        ) : (
          <p>
            <TextLink href={`/auth?redirectTo=${encodeURIComponent(`/bid-package/${one.id}`)}`}>
              {t("invites.signIn")}
            </TextLink>
          </p>
        ))}
    </TitledSection>
  );
}
