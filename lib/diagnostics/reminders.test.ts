import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { readAnswers } from "#lib/diagnostics/answers";
import { listDeadlines } from "#lib/diagnostics/deadlines";
import type { DossierCommune } from "#lib/diagnostics/dossier";
import { buildReminders } from "#lib/diagnostics/reminders";
import { buildReport, type Report } from "#lib/diagnostics/report";
import { loadContent } from "#scripts/load-content";

const { estimator: tariff } = await loadContent();
const TODAY = "2026-11-21";
const SITE = "https://www.exemple.fr";

const LE_MANS: DossierCommune = {
  code: "72181",
  label: "Le Mans",
  termites: "in-zone",
  merule: "unknown",
};

function report(search: string, commune: DossierCommune | null = null): Report {
  const answers = readAnswers(new URLSearchParams(search), TODAY);
  const built = buildReport({ answers, commune, tariff, today: TODAY });
  if (built === null) throw new Error(`${search} : ni vente ni location.`);
  return built;
}

/** Gas runs out in 2028; termites and ERP must wait for December 2026. */
const SALE = report(
  "transaction=vente&date-gaz=2025-03-15&signature=2027-06-15&gaz=oui&gaz-age=plus",
  LE_MANS,
);

function build(from: Report, today = TODAY): string {
  const text = buildReminders(from, { today, siteUrl: SITE });
  if (text === null) throw new Error("rien à rappeler");
  return text;
}

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents("vevent").map((component) => ({
      event: new ICAL.Event(component),
      component,
    })),
  };
}

describe("les dates à venir", () => {
  const days = (from: Report) =>
    listDeadlines(from, TODAY).map(({ day, item, kind }) => [item.id, kind, day]);

  test("sont les derniers jours des rapports et les premiers jours pour faire, par ordre", () => {
    expect(days(SALE)).toEqual([
      ["termites", "first-day", "2026-12-16"],
      ["erp", "first-day", "2026-12-16"],
      ["gaz", "last-day", "2028-03-14"],
    ]);
  });

  test("un rapport expiré, sans limite ou caduc n’en a pas, ni celui qui expire ce jour", () => {
    expect(
      days(
        report(
          "transaction=vente&date-gaz=2020-01-01&date-dpe=2020-01-01&date-termites=2026-05-22&date-plomb=2020-01-01&resultat-plomb=negatif",
        ),
      ),
    ).toEqual([]);
  });

  test("un rapport tenu pour ce qui n’est pas dû garde son dernier jour", () => {
    expect(days(report("transaction=location&date-audit-energetique=2024-01-10"))).toEqual([
      ["audit-energetique", "last-day", "2029-01-09"],
    ]);
  });
});

describe("le calendrier", () => {
  const text = build(SALE);

  test("se lit par un autre programme : jours entiers, mots, alarmes", () => {
    const { calendar, events } = parse(text);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBe(
      "-//www.exemple.fr//Rappels de diagnostics//FR",
    );
    expect(
      events.map(({ event }) => [
        event.startDate.toString(),
        event.startDate.isDate,
        event.summary,
      ]),
    ).toEqual([
      ["2026-12-16", true, "Termites\u202F: à faire à partir d’aujourd’hui"],
      ["2026-12-16", true, "État des risques (ERP)\u202F: à faire à partir d’aujourd’hui"],
      ["2028-03-14", true, "Gaz\u202F: dernier jour de validité"],
    ]);
    const gas = events[2];
    expect(gas?.event.location).toBe("Le Mans");
    expect(gas?.event.description).toBe(
      "Le rapport du 15\u00A0mars 2025 est valable jusqu’au 14\u00A0mars 2028 inclus, pour une vente.\nCCH R134-6, vérifié le 15\u00A0novembre 2026.",
    );
    expect(gas?.component.getFirstPropertyValue("url")).toBe(`${SITE}/services/gaz`);
  });

  test("sonne à neuf heures, trente jours avant la fin et la veille du premier jour", () => {
    const rings = parse(text).events.map(({ component, event }) => {
      const trigger = component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
      if (!(trigger instanceof ICAL.Duration)) throw new Error("alarme sans durée");
      const time = ICAL.Time.fromData({ ...event.startDate.toJSON(), isDate: false });
      time.addDuration(trigger);
      return time.toString();
    });
    expect(rings).toEqual(["2026-12-15T09:00:00", "2026-12-15T09:00:00", "2028-02-13T09:00:00"]);
  });

  test("ses lignes finissent par CRLF et tiennent en 75 octets, sans couper une lettre", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
  });

  test("ne change pas dans la journée, et garde ses identifiants le lendemain", () => {
    const uids = (calendar: string) => parse(calendar).events.map(({ event }) => event.uid);
    expect(build(SALE)).toBe(text);
    const tomorrow = build(SALE, "2026-11-22");
    expect(tomorrow).toContain("DTSTAMP:20261122T000000Z");
    expect(uids(tomorrow)).toEqual(uids(text));
    expect(new Set(uids(text)).size).toBe(3);
  });

  test("un autre bien ou un autre usage a d’autres identifiants", () => {
    const search = "date-dpe=2022-01-01";
    const uid = (from: Report) => parse(build(from)).events[0]?.event.uid;
    const sale = uid(report(`transaction=vente&${search}`));
    expect(uid(report(`transaction=vente&${search}`, LE_MANS))).not.toBe(sale);
    expect(uid(report(`transaction=location&${search}`))).not.toBe(sale);
  });

  test("ce que d’autres font n’a pas de page de service", () => {
    const [spanc] = parse(build(report("transaction=vente&date-assainissement=2026-01-01"))).events;
    expect(spanc?.event.summary).toContain("Assainissement");
    expect(spanc?.component.hasProperty("url")).toBe(false);
  });

  test("sans date à venir, il n’y en a pas", () => {
    expect(buildReminders(report("transaction=vente"), { today: TODAY, siteUrl: SITE })).toBeNull();
  });
});
