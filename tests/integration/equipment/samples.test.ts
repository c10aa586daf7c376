import { expect, test } from "vitest";
import { bookingProcess } from "../../../app/engines/booking/booking.ts";
import { saleOffer } from "../../../app/features/equipment/equipment-marketplace/offer.process.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test.each(LANGUAGES)(
  "every state of a loan and of an offer is seen on a page, marked as a sample, in %s",
  async (language) => {
    const t = translator(language, "equipment-rental");
    const sale = translator(language, "equipment-marketplace");
    const { browser } = await newMember(product);
    await browser.submit(await browser.visit(`/profile?lang=${language}`), { intent: "add-samples" });
    const linksOf = async (path: string, start: string) => {
      const { body } = await browser.visit(path);
      return [
        ...new Set(
          [...body.matchAll(new RegExp(`href="(${start}[^"]+)"`, "g"))].map(([, link]) => link ?? ""),
        ),
      ];
    };
    const seen = new Set<string>();
    const loans = await linksOf("/peer-to-peer-rentals", "/peer-to-peer-rentals\\?loan=");
    expect(loans).toHaveLength(bookingProcess.states.length);
    for (const link of loans) {
      const page = await browser.visit(link.replaceAll("&amp;", "&"));
      expect([page.status, page.text.includes(t("sample"))]).toEqual([200, true]);
      for (const state of bookingProcess.states)
        if (page.text.includes(t(`booking.states.${state}`))) seen.add(state);
    }
    expect([...seen].sort()).toEqual([...bookingProcess.states].sort());
    const offers = await linksOf("/machine-offers", "/machine-offers\\?offer=");
    expect(offers).toHaveLength(saleOffer.states.length);
    for (const link of offers) {
      const page = await browser.visit(link.replaceAll("&amp;", "&"));
      expect([page.status, page.text.includes(sale("sample"))]).toEqual([200, true]);
    }
    await browser.submit(await browser.visit("/profile"), { intent: "remove-samples" });
    expect(await linksOf("/peer-to-peer-rentals", "/peer-to-peer-rentals\\?loan=")).toEqual([]);
  },
);
