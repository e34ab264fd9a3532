import { expect, it } from 'vitest';
import { readBuildMode } from '../../src/model/build-mode';

it.each([
  [{}, { isPreview: false, isLaunch: false, isForVisitors: false }],
  [{ PREVIEW: '1' }, { isPreview: true, isLaunch: false, isForVisitors: true }],
  [{ LAUNCH: '1' }, { isPreview: false, isLaunch: true, isForVisitors: true }],
  [{ LAUNCH: 'proba' }, { isPreview: false, isLaunch: false, isForVisitors: false }],
  [
    { LAUNCH: '', LAUNCHED: '1' },
    { isLaunch: false, wasLaunched: true },
  ],
])('reads %j', (variables, mode) => {
  expect(readBuildMode(variables)).toMatchObject(mode);
});
