import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import { timePasses, until } from '../tools/until.ts';

define('notice-bar', NoticeBar);

async function bar(): Promise<NoticeBar> {
  return fixture<NoticeBar>(html`<notice-bar></notice-bar>`);
}

function texts(notices: NoticeBar): string[] {
  return Array.from(notices.querySelectorAll('.notice p'), ({ textContent }) => textContent);
}

describe('notices', () => {
  it('are said where those who listen are told of them', async () => {
    const notices = await bar();
    const status = notices.querySelector('[role="status"]');
    notices.show({ id: 'a', text: 'All is well.', choices: [] });
    await notices.updateComplete;
    expect(status?.textContent.trim()).to.equal('All is well.');
    await expect(notices).to.be.accessible();
  });

  it('take the place of an earlier one of their kind, and stand beside others', async () => {
    const notices = await bar();
    notices.show({ id: 'a', text: 'First', choices: [] });
    notices.show({ id: 'b', text: 'Other', choices: [] });
    notices.show({ id: 'a', text: 'Second', choices: [] });
    await notices.updateComplete;
    expect(texts(notices)).to.deep.equal(['Other', 'Second']);
  });

  it('go away with a choice, which is then carried out', async () => {
    const notices = await bar();
    const done: string[] = [];
    notices.show({
      id: 'a',
      text: 'Shall I?',
      choices: [{ label: 'Yes', main: true, act: () => done.push('yes') }, { label: 'No' }],
    });
    await notices.updateComplete;
    notices.querySelector('button')?.click();
    await notices.updateComplete;
    expect([done, texts(notices)]).to.deep.equal([['yes'], []]);
  });

  it('go away by themselves when they are brief, and only those, and wait until nothing else is said', async () => {
    const notices = await bar();
    notices.show({ id: 'a', text: 'Brief', choices: [], ms: 1 });
    notices.show({ id: 'b', text: 'Lasting', choices: [{ label: 'Close' }] });
    await notices.updateComplete;
    await timePasses();
    await notices.updateComplete;
    expect(texts(notices)).to.deep.equal(['Lasting']);
    notices.querySelector('button')?.click();
    await notices.updateComplete;
    expect(texts(notices)).to.deep.equal(['Brief']);
    await until(() => texts(notices).length === 0, 'it goes');
  });
});
