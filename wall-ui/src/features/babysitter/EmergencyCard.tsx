import { useState } from "react";
import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { wifiCode } from "#client/ui/qr/wifi-code.ts";
import { useFamily } from "#client/context/family.ts";
import { ChildrenCard } from "./ChildrenCard.tsx";
import { emergencyNumber } from "./emergency-number.ts";
import { EndBabysitter } from "./EndBabysitter.tsx";
import "./emergency-card.css";

/** All that a wall shows while a babysitter is in charge, at every address. */
export const EmergencyCard = () => {
  const s = useMessages(babysitterMessages);
  const { clock } = useI18n();
  const family = useFamily();
  const [isLeaving, setLeaving] = useState(false);
  const card = useBabysitter().data;
  const number = emergencyNumber(useConfig().timeZone);
  if (isLeaving) return <EndBabysitter onStay={() => setLeaving(false)} />;
  return (
    <main className="emergency" id="screen" tabIndex={-1}>
      <header>
        <div>
          <h1>{s("title")}</h1>
          <p>
            {number === undefined ? s("emergencyPlain") : s("emergency", { number })}
            {card?.since === undefined ? null : (
              <span className="quietly"> {s("since", { time: clock(card.since) })}</span>
            )}
          </p>
        </div>
        <button type="button" className="emergency-leave" onClick={() => setLeaving(true)}>
          <Icon name="lock" />
          {s("leave")}
        </button>
      </header>
      {card === undefined ? null : (
        <div className="emergency-board">
          <section className="emergency-phones" aria-label={s("parents")}>
            {card.parents.length === 0 ? <p>{s("noPhones")}</p> : null}
            {card.parents.map(({ id, name, phone }) => {
              const face = family.find((member) => member.id === id);
              return (
                <a
                  key={id}
                  href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
                  data-member={id}
                  aria-label={s("call", { name })}
                >
                  {face === undefined ? null : <Avatar face={face} />}
                  <span>
                    <b dir="auto">{name}</b>
                    <strong className="figures" dir="ltr">
                      {phone}
                    </strong>
                  </span>
                </a>
              );
            })}
          </section>
          {card.children.length === 0 ? null : <ChildrenCard list={card.children} />}
          {card.contacts.length === 0 ? null : (
            <section className="emergency-part">
              <h2>{s("contacts")}</h2>
              <ul className="emergency-contacts">
                {card.contacts.map(({ name, phone }) => (
                  <li key={`${name} ${phone}`}>
                    <bdi>{name}</bdi>
                    <strong className="figures" dir="ltr">
                      {phone}
                    </strong>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {card.notes === "" ? null : (
            <section className="emergency-part">
              <h2>{s("notes")}</h2>
              <p className="emergency-notes" dir="auto">
                {card.notes}
              </p>
            </section>
          )}
          {card.wifi === null ? null : (
            <section className="emergency-part emergency-wifi">
              <QrCode text={wifiCode(card.wifi)} label={s("wifiCode", { name: card.wifi.name })} />
              <div>
                <h2>{s("wifi")}</h2>
                <p dir="auto">{card.wifi.name}</p>
                {card.wifi.password === "" ? null : <p dir="auto">{card.wifi.password}</p>}
              </div>
            </section>
          )}
        </div>
      )}
    </main>
  );
};
