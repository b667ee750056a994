import { expect, it } from 'vitest';
import { mailboxOf } from '../src/accounts/mailbox.ts';
import { emailAddressIn } from '../src/index.ts';

const mailboxIn = (typed: string) => mailboxOf(emailAddressIn(typed) ?? '').mailbox;

it.each([
  ['target+1@levante.example', 'target@levante.example'],
  ['Target+a+b@Levante.example', 'target@levante.example'],
  ['ｔarget@levante.example', 'target@levante.example'],
  ['t.a.r.get+x@GoogleMail.com', 'target@gmail.com'],
  ['tar_get@protonmail.com', 'target@proton.me'],
  ['target@me.com', 'target@icloud.com'],
  ['shop@target.fastmail.com', 'target@fastmail.com'],
  ['ü+1@BÜCHER.example', 'ü@xn--bcher-kva.example'],
  ['ü@xn--bcher-kva.example', 'ü@xn--bcher-kva.example'],
])('the mailboxes of %s and %s are equal', (typed, mailbox) => {
  expect(mailboxIn(typed)).toBe(mailbox);
});

it.each([
  ['a.b@levante.example', 'a.b@levante.example'],
  ['a_b@gmail.com', 'a_b@gmail.com'],
  ['a@shop.levante.example', 'a@shop.levante.example'],
  ['+1@levante.example', '+1@levante.example'],
  ['a.b@outlook.com', 'a.b@outlook.com'],
])('an address whose mailbox may differ from a similar one keeps its own: %s', (typed, mailbox) => {
  expect(mailboxIn(typed)).toBe(mailbox);
});

it.each([
  ['a@b.levante.example', 'levante.example', false],
  ['a@shop.levante.co.uk', 'levante.co.uk', false],
  ['a@googlemail.com', 'gmail.com', true],
  ['a@web.de', 'web.de', true],
])('the address %s counts towards the limits of the domain %s', (address, domain, isPublic) => {
  expect(mailboxOf(address)).toMatchObject({ domain, isPublic });
});
