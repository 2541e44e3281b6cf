import { signInCases } from './signIn.cases';
import { signInMachine } from './signIn.machine';
import { signInProperties } from './signIn.properties';

export const signInFlow = { machine: signInMachine, cases: signInCases, properties: signInProperties };
