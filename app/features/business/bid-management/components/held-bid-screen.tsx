import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BID_LIMITS as MOST } from "../bids.limits.ts";
import type { HeldBidView } from "../bids.view.server.ts";
import { OfferForm, OfferShown } from "./offer-form.tsx";
import { Addenda, Documents, Due, Facts, ItemName, Problem, Questions, useSay } from "./parts.tsx";

interface HeldBidScreenProps {
  view: HeldBidView;
  sent?: Sent;
}

function Intend({ view, sent }: HeldBidScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const { may } = view;
  const form = formOf(["decline"], sent);
  if (!may.intend && !may.decline) return null;
  const hidden = (
    <>
      <input type="hidden" name="idem" value={view.keys.step} />
      <input type="hidden" name="version" value={view.bid.version} />
    </>
  );
  return (
    <TitledSection id="intend" title={t("intend.title")} className="grid gap-3">
      {may.intend && (
        <form method="post" data-reload>
          {hidden}
          <Button name="intent" value="intend" className="max-sm:w-full">
            {t("transitions.intend")}
          </Button>
        </form>
      )}
      {may.decline && (
        <Fold title={t("transitions.decline")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            {hidden}
            <TypedField form={form} say={say} name="note" label={t("intend.why")} most={MOST.reason} long />
            <Button name="intent" value="decline" variant="outline" className="justify-self-start">
              {t("intend.send")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

function Unlock({ view, sent }: HeldBidScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["unlock"], sent);
  return (
    <TitledSection id="unlock" title={t("code.title")} className="grid gap-3">
      <p className="max-w-prose">{t("code.locked")}</p>
      <form method="post" noValidate className="grid max-w-sm gap-4" data-reload>
        <TypedField form={form} say={say} name="code" label={t("code.label")} />
        <Button name="intent" value="unlock" className="justify-self-start max-sm:w-full">
          {t("code.open")}
        </Button>
      </form>
      {view.may.anew && (
        <Fold title={t("code.lost")}>
          <form method="post" className="grid gap-4" data-reload>
            <input type="hidden" name="idem" value={view.keys.step} />
            <input type="hidden" name="version" value={view.bid.version} />
            <p className="max-w-prose">{t("code.anewText")}</p>
            <Button name="intent" value="anew" variant="outline" className="justify-self-start">
              {t("transitions.anew")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** What becomes of a bid that was sent; it was begun anew where it is none of these. */
const STANDS: Record<string, "held.sent" | "held.late" | "held.withdrawn"> = {
  ...{ submitted: "held.sent", late: "held.late", withdrawn: "held.withdrawn" },
};

function SentBid({ view }: HeldBidScreenProps) {
  const t = useText("bids");
  const { moment, number } = useFormat();
  const { bid, offer, code, may, state } = view;
  return (
    <>
      {bid.awarded === 1 && <Notice title={t("held.won")} />}
      {offer && (
        <Notice title={t(STANDS[state] ?? "held.anew")}>
          {t("held.version", {
            number: number(offer.number),
            at: isolated(moment(offer.createdAt, bid.siteZone)),
          })}
        </Notice>
      )}
      {code && (
        <Facts
          rows={[
            [
              t("code.yours"),
              <span key="code">
                <strong dir="ltr" className="tabular-nums tracking-wider" translate="no">
                  {inGroups(code)}
                </strong>
                <span className="block max-w-prose text-sm text-muted">{t("code.keep")}</span>
              </span>,
            ],
          ]}
        />
      )}
      {may.withdraw && bid.isOurs && (
        <form method="post" data-reload>
          <input type="hidden" name="idem" value={view.keys.step} />
          <input type="hidden" name="version" value={bid.version} />
          <Button name="intent" value="withdraw" variant="outline">
            {t("transitions.withdraw")}
          </Button>
        </form>
      )}
    </>
  );
}

/** A package for whoever was invited to bid: to read, ask, acknowledge, and to send the bid, without an account or scripts. */
export default function HeldBidScreen({ view, sent }: HeldBidScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const { bid, may } = view;
  const ask = formOf(["ask"], sent);
  const waiting = bid.addenda.filter(({ acked }) => !acked).length;
  const takesBids = may.submit || may.sendLate;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="text-sm font-medium text-accent">
          <Typed text={bid.company} />
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={bid.topic} />
        </h1>
        <Facts
          rows={[
            [t("due.label"), <Due key="due" dueAt={bid.dueAt} zone={bid.siteZone} now={view.now} />],
            [t("fields.trade"), say(`trades.${bid.trade}`)],
            [t("fields.seal"), t(bid.sealed ? "seal.sealed" : "seal.open")],
            ...(bid.bond ? [[t("fields.bond"), t("yes")] as const] : []),
          ]}
        />
        {bid.scope && (
          <p className="max-w-prose">
            <Typed text={bid.scope} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      {bid.packageState === "draft" && <Notice title={t("held.notYet")} />}
      {bid.packageState === "cancelled" && <Notice title={t("held.cancelled")} />}
      {may.sendLate && <Notice title={t("held.tooLate")} />}
      <SentBid view={view} />
      {!view.isLocked && <Intend view={view} sent={sent} />}
      {bid.items.length > 0 && (
        <TitledSection id="scope" title={t("scope.title")} className="grid gap-3">
          <ol className="border-t-2 border-ink">
            {bid.items.map((item) => (
              <li key={item.id} className="border-b border-line py-2">
                <ItemName item={item} />
              </li>
            ))}
          </ol>
        </TitledSection>
      )}
      <Documents files={view.files} href={(id) => `/shared/${view.link}/bid-file/${id}`} />
      {bid.addenda.length > 0 && (
        <TitledSection id="addenda" title={t("addenda.title")} className="grid gap-3">
          <Addenda addenda={bid.addenda} zone={bid.siteZone}>
            {(n) =>
              bid.addenda.find((one) => one.n === n)?.acked ? (
                <span className="text-muted">{t("addenda.acked")}</span>
              ) : view.isLocked ? (
                <span className="text-muted">{t("addenda.locked")}</span>
              ) : (
                <form method="post" data-reload>
                  <input type="hidden" name="n" value={n} />
                  <Button name="intent" value="ack">
                    {t("addenda.ack")}
                  </Button>
                </form>
              )
            }
          </Addenda>
        </TitledSection>
      )}
      {(view.questions.length > 0 || bid.isOpen) && (
        <TitledSection id="questions" title={t("questions.title")} className="grid gap-3">
          <p className="max-w-prose text-muted">{t("questions.text")}</p>
          {view.questions.length > 0 && <Questions questions={view.questions} />}
          {bid.isOpen && (
            <Fold title={t("questions.ask")} open={ask.isSent}>
              <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
                <input type="hidden" name="idem" value={ask.idem ?? view.keys.ask} />
                <TypedField
                  form={ask}
                  say={say}
                  name="ask"
                  label={t("questions.label")}
                  most={MOST.question}
                  long
                />
                <Button name="intent" value="ask" variant="outline" className="justify-self-start">
                  {t("questions.sendAsk")}
                </Button>
              </form>
            </Fold>
          )}
        </TitledSection>
      )}
      {view.isLocked ? (
        <Unlock view={view} sent={sent} />
      ) : takesBids && waiting > 0 ? (
        <Notice title={t("guards.acked")} />
      ) : takesBids ? (
        <OfferForm view={view} sent={sent} />
      ) : (
        view.offer?.content && <OfferShown view={view} offer={view.offer.content} />
      )}
      {may.speak && view.offer && (
        <section className="grid gap-2">
          <p className="max-w-prose text-muted">{t("clarify.bidder")}</p>
          <Talk
            posts={view.posts}
            idem={view.keys.post}
            zone={bid.siteZone}
            maySpeak
            markText={() => ""}
            sent={sent}
          />
        </section>
      )}
    </div>
  );
}
