import { BOARDS } from "./boards.data.ts";
import { SEPARATE_TRADES, type Work } from "./boards.types.ts";
import { MORE_TRADE_BOARDS } from "./more-trade-boards.data.ts";
import type { TradeBoard } from "./trade-boards.types.ts";

/** Where nothing stands nothing is recorded, and the page says so: some states license no trades, and of others not every board is here. */
const READ_BOARDS: Readonly<Record<string, readonly TradeBoard[]>> = {
  CA: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Contractors State License Board",
      site: "cslb.ca.gov",
      source: "Cal. Bus. & Prof. Code 7000",
      same: true,
      sameNumbers: true,
    },
  ],
  FL: [
    {
      trades: ["electrical"],
      name: "Electrical Contractors' Licensing Board",
      site: "myfloridalicense.com",
      source: "F.S. 489.507",
    },
    {
      trades: ["plumbing", "hvac"],
      name: "Construction Industry Licensing Board",
      site: "myfloridalicense.com",
      source: "F.S. 489.107",
      same: true,
    },
  ],
  GA: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "State Construction Industry Licensing Board",
      site: "sos.ga.gov",
      source: "O.C.G.A. 43-14",
    },
  ],
  NC: [
    {
      trades: ["electrical"],
      name: "State Board of Examiners of Electrical Contractors",
      site: "ncbeec.org",
      source: "N.C.G.S. 87-39",
    },
    {
      trades: ["plumbing", "hvac"],
      name: "State Board of Examiners of Plumbing, Heating and Fire Sprinkler Contractors",
      site: "nclicensing.org",
      source: "N.C.G.S. 87-16",
    },
  ],
  OR: [
    {
      trades: ["electrical", "plumbing"],
      name: "Building Codes Division",
      site: "oregon.gov/bcd",
      source: "ORS 479, ORS 693",
    },
  ],
  TX: [
    {
      trades: ["electrical", "hvac"],
      name: "Department of Licensing and Regulation",
      site: "tdlr.texas.gov",
      source: "Tex. Occ. Code 1302, 1305",
    },
    {
      trades: ["plumbing"],
      name: "State Board of Plumbing Examiners",
      site: "tsbpe.texas.gov",
      source: "Tex. Occ. Code 1301",
    },
  ],
  WA: [
    {
      trades: ["electrical", "plumbing"],
      name: "Department of Labor and Industries",
      site: "lni.wa.gov",
      source: "RCW 19.28, RCW 18.106",
    },
  ],
};

/** A trade that most states license by itself, as an address asks for it. */
export const readTrade = (asked: string | null): Work | "" =>
  SEPARATE_TRADES.find((one) => one === asked) ?? "";

/** The board of a trade in a state; undefined where none is recorded. */
export const tradeBoardOf = (state: string, trade: Work): TradeBoard | undefined =>
  BOARDS[state] &&
  (READ_BOARDS[state] ?? MORE_TRADE_BOARDS[state])?.find(({ trades }) => trades.includes(trade));
